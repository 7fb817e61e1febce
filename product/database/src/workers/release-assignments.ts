/**
 * Future assignments of a worker who stops working: they are shown before, and released together with the change that
 * ends the work.
 */
import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { assignmentStates, isReleasable, takesPlace } from "@product/domain/planning/assignments";
import type { WorkerStatus } from "@product/domain/people/workers";
import { enqueue } from "@product/database/jobs/queue";
import { assignments, events, shifts } from "@product/database/tables/planning/event";
import type { Transaction } from "@product/database/write";
import { fillAgain } from "./fill-again.ts";

const releasable = assignmentStates.filter(isReleasable);

/** Not begun, and still to come. */
export const futureAssignments = (reader: Pick<Transaction, "select">, workerId: string, now: Date) =>
  reader
    .select({
      id: assignments.id,
      slotId: assignments.slotId,
      state: assignments.state,
      shift: shifts.title,
      startsAt: shifts.startsAt,
      day: shifts.day,
      event: events,
    })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(events, eq(events.id, shifts.eventId))
    .where(and(eq(assignments.workerId, workerId), inArray(assignments.state, releasable), gt(shifts.startsAt, now)))
    .orderBy(asc(shifts.startsAt), asc(assignments.id));

export type Released = { ids: string[]; shifts: string[] };

/**
 * Releases them for the status that someone comes to have. Their row is locked already, so nobody assigns them meanwhile; events
 * are left alone, because whoever assigns locks those first.
 */
export async function releaseFuture(
  tx: Transaction,
  workerId: string,
  status: WorkerStatus,
  now: Date,
): Promise<Released> {
  const upcoming = await futureAssignments(tx, workerId, now);
  if (upcoming.length === 0) return { ids: [], shifts: [] };
  const ids = upcoming.map(({ id }) => id);
  await tx
    .update(assignments)
    .set({
      state: "cancelled",
      endedAt: now,
      endedReason: `worker.${status}`,
      // From now, when they are told of it, to the start.
      noticeHours: sql`(SELECT floor(extract(epoch FROM shift.starts_at - ${now}) / 3600)::int
        FROM app.shift WHERE shift.id = ${assignments.shiftId})`,
      version: sql`${assignments.version} + 1`,
      updatedAt: now,
    })
    .where(and(inArray(assignments.id, ids), inArray(assignments.state, releasable)));
  const left = upcoming.filter(({ state }) => takesPlace(state)).map(({ slotId }) => slotId);
  await fillAgain(tx, left);
  const known = upcoming.filter(({ state }) => state !== "staged").map(({ id }) => id);
  // A worker whose data are blocked has no address left to write to.
  if (known.length > 0 && status !== "data_blocked")
    await enqueue(tx, { kind: "assignments.tell-released", payload: { ids: known } });
  return { ids, shifts: upcoming.map(({ event, shift, day }) => `${event.code} ${shift} ${day}`) };
}
