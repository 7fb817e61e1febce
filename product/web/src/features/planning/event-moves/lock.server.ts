import { and, asc, eq, isNull, sql, type SQL } from "drizzle-orm";
import { assignments, shifts } from "@product/database/tables/planning/event";
import { lockWorkersIn } from "@product/database/workers/lock-worker";
import type { Transaction } from "#request/perform.ts";

/** All that take place, after their event is locked: everyone takes event, shifts and people in this order. */
export const lockedShifts = (tx: Transaction, eventId: string) =>
  tx
    .select()
    .from(shifts)
    .where(and(eq(shifts.eventId, eventId), isNull(shifts.cancelledAt)))
    .orderBy(asc(shifts.id))
    .for("update");

/** Locks everyone assigned to a shift of the event, in the one order in which people are locked everywhere. */
export async function lockPeopleOf(tx: Transaction, eventId: string): Promise<void> {
  const workerIds = tx
    .select({ id: assignments.workerId })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .where(eq(shifts.eventId, eventId));
  await lockWorkersIn(tx, workerIds);
}

/** These assignments, as the trail of one act names many at once. */
export const namedBy = (ids: readonly string[]): SQL =>
  sql`SELECT id FROM app.assignment WHERE id = ANY(${sql.param(ids)}::uuid[])`;
