import { and, asc, eq, inArray, isNotNull, ne, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ConflictReason } from "@product/domain/day/conflicts";
import { stateOnTheDay } from "@product/domain/day/assignment-on-the-day";
import { presencesOf, whereaboutsOf } from "@product/domain/day/punches";
import { placeTaking } from "@product/domain/planning/assignments";
import { amongIds } from "@product/database/among";
import { hoursLines } from "@product/database/tables/day/hours";
import { punches } from "@product/database/tables/day/punch";
import { assignments } from "@product/database/tables/planning/event";
import type { Transaction } from "#request/perform.ts";
import { factOf } from "./queries.server.ts";

/** Their assignments say whether they are at work. */
export async function followUp(tx: Transaction, of: readonly (string | null)[], now: Date): Promise<void> {
  const ids = of.filter((id) => id !== null);
  if (ids.length === 0) return;
  const assignmentRows = await tx
    .select()
    .from(assignments)
    .where(amongIds(assignments.id, ids))
    .orderBy(asc(assignments.id))
    .for("update");
  const punchesByAssignment = Map.groupBy(
    await tx.select().from(punches).where(amongIds(punches.assignmentId, ids)),
    ({ assignmentId }) => assignmentId!,
  );
  const missed = assignmentRows.filter(({ state }) => state === "no_show").map(({ id }) => id);
  const settled = missed.length > 0 ? await settledSince(tx, missed) : undefined;
  for (const { id, state: before, version } of assignmentRows) {
    if (settled?.has(id)) continue;
    const folded = presencesOf((punchesByAssignment.get(id) ?? []).map(factOf));
    const state = stateOnTheDay(before, folded.presences.length > 0 ? whereaboutsOf(folded) : undefined);
    if (state !== before)
      await tx
        .update(assignments)
        .set({ state, endedAt: null, version: version + 1, updatedAt: now })
        .where(eq(assignments.id, id));
  }
}

/**
 * Puts punches among the scans that the office reviews: those for closed hours, which are in no pay, and those odd for
 * the reason given.
 */
export const tellOffice = (
  tx: Transaction,
  written: readonly { id: string }[],
  odd?: ConflictReason,
): Promise<unknown> =>
  tx.execute(sql`
    INSERT INTO app.scan_conflict (client_id, event_id, device_id, worker_id, kind, at, received_at, reason, is_written)
    SELECT p.client_id, p.event_id, p.device_id, p.worker_id, p.kind, p.at, p.received_at,
      CASE WHEN line.period_id IS NULL THEN ${odd ?? null} ELSE 'hours-closed' END, true
    FROM app.punch p LEFT JOIN app.hours_line line ON line.assignment_id = p.assignment_id
    WHERE p.id = ANY(${sql.param(written.map(({ id }) => id))}::uuid[]) AND p.event_id IS NOT NULL
      AND (line.period_id IS NOT NULL OR ${odd ?? null}::text IS NOT NULL)
    ON CONFLICT DO NOTHING`);

const elsewhere = alias(assignments, "elsewhere");

/** Workers once marked as no-shows whose hours are approved or who have another place at the same time by now. */
async function settledSince(tx: Transaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const atTheSameTime = and(
    eq(elsewhere.workerId, assignments.workerId),
    ne(elsewhere.id, assignments.id),
    inArray(elsewhere.state, [...placeTaking]),
    sql`${elsewhere.during} && ${assignments.during}`,
  );
  const found = await tx
    .selectDistinct({ id: assignments.id })
    .from(assignments)
    .leftJoin(hoursLines, eq(hoursLines.assignmentId, assignments.id))
    .leftJoin(elsewhere, atTheSameTime)
    .where(and(amongIds(assignments.id, ids), or(isNotNull(hoursLines.approvedAt), isNotNull(elsewhere.id))));
  return new Set(found.map(({ id }) => id));
}
