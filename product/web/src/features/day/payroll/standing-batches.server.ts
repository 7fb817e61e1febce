/** Batches that stand, which is to say that none corrects them: together they hold each closed line once. */
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { NamedBatch } from "@product/domain/day/refusals";
import { Refused } from "@product/domain/refusals";
import { hashBatch } from "@product/database/register/batch-hash";
import { clients, legalEntities } from "@product/database/tables/company/master-data";
import { hoursBatches, hoursBatchLines } from "@product/database/tables/day/pay";
import type { Transaction } from "#request/perform.ts";
import type { BatchLine } from "./batch-lines.server.ts";

type NewBatch = Pick<typeof hoursBatches.$inferSelect, "legalEntityId" | "kind" | "clientId" | "firstDay" | "lastDay">;
/** `isWhole`: nothing it holds lies beyond the days of the new one, or belongs to another company or client. */
type Standing = NamedBatch & { isWhole: boolean };

/** Those that hold some of the same lines, or hours of the same company and client on the same days. */
export async function standingBeside(
  tx: Transaction,
  { legalEntityId, kind, clientId, firstDay, lastDay }: NewBatch,
  lines: readonly BatchLine[],
): Promise<Standing[]> {
  const ids = lines.map(({ assignmentId }) => assignmentId);
  const isOfTheSame = sql`(${hoursBatches.legalEntityId} = ${legalEntityId}
    AND ${hoursBatches.clientId} IS NOT DISTINCT FROM ${clientId}::uuid)`;
  const isOnTheDays = sql`line.day BETWEEN ${firstDay}::date AND ${lastDay}::date`;
  const lineWhere = (condition: ReturnType<typeof sql>) =>
    sql`EXISTS (SELECT FROM app.hours_batch_line line WHERE line.batch_id = ${hoursBatches.id} AND ${condition})`;
  // One without lines is found by its own days.
  const isWithin = sql`${hoursBatches.firstDay} >= ${firstDay}::date AND ${hoursBatches.lastDay} <= ${lastDay}::date`;
  return tx
    .select({
      id: hoursBatches.id,
      kind: hoursBatches.kind,
      number: hoursBatches.number,
      entity: sql<string>`coalesce(${legalEntities.name}, '')`,
      client: sql<string>`coalesce(${clients.name}, '')`,
      firstDay: hoursBatches.firstDay,
      lastDay: hoursBatches.lastDay,
      isWhole: sql<boolean>`(${isOfTheSame} AND NOT ${lineWhere(sql`NOT (${isOnTheDays})`)})`,
    })
    .from(hoursBatches)
    .leftJoin(legalEntities, eq(legalEntities.id, hoursBatches.legalEntityId))
    .leftJoin(clients, eq(clients.id, hoursBatches.clientId))
    .where(
      and(
        eq(hoursBatches.kind, kind),
        sql`NOT EXISTS (SELECT FROM app.hours_batch_correction said WHERE said.corrected_id = ${hoursBatches.id})`,
        sql`(${hoursBatches.id} IN (SELECT same.batch_id FROM app.hours_batch_line same
            WHERE same.assignment_id = ANY(${sql.param(ids)}::uuid[]))
          OR ${isOfTheSame} AND (${isWithin} OR ${lineWhere(isOnTheDays)}))`,
      ),
    )
    .orderBy(asc(hoursBatches.number));
}

/** Taken the place of in part, a batch would be void with hours that no other holds. */
export function ensureWhole(standing: readonly Standing[]): void {
  const kept = standing.filter(({ isWhole }) => !isWhole);
  if (kept.length > 0) throw new Refused({ code: "batch.corrects-in-part", ...named(kept) });
}

/** Lines as they stand already, in one batch or in several, are handed over once. */
export async function ensureChange(tx: Transaction, standing: readonly Standing[], lines: readonly BatchLine[]) {
  if (standing.length === 0) return;
  const ids = standing.map(({ id }) => id);
  const standingLines = await tx
    .select()
    .from(hoursBatchLines)
    .where(inArray(hoursBatchLines.batchId, ids))
    .orderBy(asc(hoursBatchLines.code), asc(hoursBatchLines.day), asc(hoursBatchLines.assignmentId));
  if (hashBatch(standingLines).equals(hashBatch(lines)))
    throw new Refused({ code: "batch.unchanged", ...named(standing) });
}

const named = (standing: readonly Standing[]) => ({
  n: standing.length,
  numbers: standing.map(({ number }) => number).join(", "),
  batches: standing.map(({ id, kind, number, entity, client, firstDay, lastDay }) => ({
    id,
    kind,
    number,
    entity,
    client,
    firstDay,
    lastDay,
  })),
});
