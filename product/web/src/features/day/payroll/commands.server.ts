import { and, eq, isNull, max } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { mondayOf } from "@product/domain/day/pay";
import { currencyOf } from "@product/domain/papers/engagements";
import { Refused } from "@product/domain/refusals";
import { hashBatch } from "@product/database/register/batch-hash";
import { hoursPeriods } from "@product/database/tables/day/hours";
import { legalEntities } from "@product/database/tables/company/master-data";
import { hoursBatchCorrections, hoursBatches, hoursBatchLines } from "@product/database/tables/day/pay";
import { ensureClosedHours } from "#features/day/time/queries.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { invoiceLines, payrollLines } from "./batch-lines.server.ts";
import type { BatchForm } from "./schema.ts";
import { ensureChange, ensureWhole, standingBeside } from "./standing-batches.server.ts";

/**
 * Written once, with its number, totals and hash. It corrects every batch that stands and holds some of its hours, so that those
 * that stand hold each line once: one that would be left with hours of its own keeps it from being made, and so does no change.
 */
export const makeBatch = (actor: Actor, { periodId, clientId }: BatchForm) =>
  perform(actor, "batch.make", async ({ tx, now, subject, recordChange }) => {
    const period = await closedPeriod(tx, periodId);
    const { legalEntityId, firstDay, lastDay } = period;
    const id = crypto.randomUUID();
    const record = subject({ id, legalEntityId });
    // One at a time for each company, so that numbers follow one another.
    const [entity] = await tx.select().from(legalEntities).where(eq(legalEntities.id, legalEntityId)).for("update");
    // Hours of the days before fill the first week.
    await ensureClosedHours(tx, actor, { entityId: legalEntityId, firstDay: mondayOf(firstDay), lastDay });
    const kind = clientId ? ("invoice" as const) : ("payroll" as const);
    const lines = clientId ? await invoiceLines(tx, period, clientId) : await payrollLines(tx, period);
    const batchFields = { kind, clientId: clientId || null, firstDay, lastDay };
    const standing = await standingBeside(tx, { legalEntityId, ...batchFields }, lines);
    ensureWhole(standing);
    if (lines.length === 0 && standing.length === 0) throw new Refused({ code: "batch.empty" });
    await ensureChange(tx, standing, lines);
    const batch = {
      ...batchFields,
      number: (await lastNumber(tx, legalEntityId, kind)) + 1,
      lines: lines.length,
      minutes: lines.reduce((sum, { payable }) => sum + payable, 0),
    };
    const amount = lines.reduce((sum, line) => sum + (line.amount ?? 0), 0);
    const currency = currencyOf(entity!.country);
    const madeBy = actor.kind === "person" ? actor.id : null;
    const hash = hashBatch(lines);
    await tx
      .insert(hoursBatches)
      .values({ id, legalEntityId, periodId, ...batch, amount, currency, hash, madeBy, madeAt: now });
    for (let from = 0; from < lines.length; from += atOnce)
      await tx
        .insert(hoursBatchLines)
        .values(lines.slice(from, from + atOnce).map((line, place) => ({ batchId: id, place: from + place, ...line })));
    if (standing.length > 0)
      await tx
        .insert(hoursBatchCorrections)
        .values(standing.map((corrected) => ({ batchId: id, correctedId: corrected.id })));
    recordChange(record, undefined, { ...batch, corrects: standing.map(({ number }) => number) });
    return { id };
  });

const atOnce = 1_000;

/** Writes down that a file leaves the house. */
export const recordDownload = (actor: Actor, batch: { id: string; legalEntityId: string }) =>
  perform(actor, "batch.download", async ({ subject }) => void subject(batch));

async function closedPeriod(tx: Transaction, id: string) {
  const [period] = await tx
    .select()
    .from(hoursPeriods)
    .where(and(eq(hoursPeriods.id, id), isNull(hoursPeriods.reopenedAt)))
    .for("update");
  if (!period) throw new Refused({ code: "record.changed-meanwhile" });
  return period;
}

async function lastNumber(tx: Transaction, legalEntityId: string, kind: "payroll" | "invoice"): Promise<number> {
  const [last] = await tx
    .select({ number: max(hoursBatches.number) })
    .from(hoursBatches)
    .where(and(eq(hoursBatches.legalEntityId, legalEntityId), eq(hoursBatches.kind, kind)));
  return last?.number ?? 0;
}
