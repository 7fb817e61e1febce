/** Acts due by time alone: reminders to workers who were asked, and the end of unanswered offers. */
import { and, asc, eq, gt, inArray, isNotNull, lte, sql, type SQL } from "drizzle-orm";
import { theSystem } from "@product/domain/actor";
import { isAsked } from "@product/domain/planning/staffing/answers";
import { remindersDue } from "@product/domain/planning/staffing/call-outs";
import { Refused } from "@product/domain/refusals";
import { database } from "@product/database/client";
import { enqueue } from "@product/database/jobs/queue";
import { assignments, events, shifts } from "@product/database/tables/planning/event";
import { workers } from "@product/database/tables/people/worker";
import { clockNow } from "#request/clock.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { callOut, recordAnswer } from "./commands.server.ts";

const atOnce = 500;

/** Those of whom an answer is awaited, with the event that is locked first. */
export const whoIsAsked = (which: SQL | undefined) =>
  database
    .select({ id: assignments.id, workerId: assignments.workerId, eventId: shifts.eventId })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .where(and(inArray(assignments.state, ["invited", "reconfirm_pending"]), which))
    .orderBy(asc(assignments.respondBy), asc(assignments.id))
    .limit(atOnce);

export async function remindAll(): Promise<void> {
  const now = clockNow();
  const after = (share: number) =>
    sql`${now}::timestamptz >= ${assignments.offeredAt} + ${share}::float8 * (${assignments.respondBy} - ${assignments.offeredAt})`;
  const isDue = sql`${assignments.reminded} < CASE WHEN ${after(0.9)} THEN 2 WHEN ${after(0.5)} THEN 1 ELSE 0 END`;
  for (const each of await whoIsAsked(and(gt(assignments.respondBy, now), isNotNull(assignments.offeredAt), isDue)))
    await unlessAnswered(remind(each));
}

export type Asked = { id: string; workerId: string; eventId: string };

const remind = (offer: Asked) =>
  perform(theSystem, "assignment.remind", async ({ tx, now, subject }) => {
    const { assignment, event } = await lockAsked(tx, offer);
    subject({ id: assignment.id, workerId: assignment.workerId, event });
    const due =
      assignment.offeredAt && assignment.respondBy ? remindersDue(assignment.offeredAt, assignment.respondBy, now) : 0;
    if (due <= assignment.reminded) throw new Refused({ code: "assignment.move-illegal" });
    await tx.update(assignments).set({ reminded: due }).where(eq(assignments.id, assignment.id));
    await callOut(tx, now, [{ id: assignment.id, kind: "reminder" }]);
  });

/** A worker who did not answer in time loses the offer, or the place that changed under them. */
export async function lapseAll(): Promise<void> {
  for (const each of await whoIsAsked(lte(assignments.respondBy, clockNow()))) await unlessAnswered(lapse(each));
}

const lapse = (offer: Asked) =>
  perform(theSystem, "assignment.lapse", async ({ tx, now, subject, recordChange }) => {
    const { assignment, event } = await lockAsked(tx, offer);
    const record = subject({ id: assignment.id, workerId: assignment.workerId, event });
    if (!assignment.respondBy || assignment.respondBy > now) throw new Refused({ code: "assignment.move-illegal" });
    await tx
      .update(assignments)
      .set({ state: "lapsed", endedAt: now, version: assignment.version + 1, updatedAt: now })
      .where(eq(assignments.id, assignment.id));
    await recordAnswer(tx, now, assignment, "lapsed");
    await callOut(tx, now, [{ id: assignment.id, kind: "lapsed" }]);
    await enqueue(tx, { kind: "assignments.promote", uniqueKey: "freed" });
    if (assignment.state === "reconfirm_pending")
      await enqueue(tx, { kind: "cover.drop-out", payload: { slotId: assignment.slotId } });
    recordChange(record, { state: assignment.state }, { state: "lapsed" });
  });

/** The event first, then the worker, as everyone does. */
export async function lockAsked(tx: Transaction, { id, workerId, eventId }: Asked) {
  const [event] = await tx.select().from(events).where(eq(events.id, eventId)).for("update");
  await tx.select({ id: workers.id }).from(workers).where(eq(workers.id, workerId)).for("update");
  const [assignment] = await tx.select().from(assignments).where(eq(assignments.id, id)).for("update");
  if (!event || !assignment || !isAsked(assignment.state)) throw new Refused({ code: "assignment.move-illegal" });
  return { event, assignment };
}

/** An answer given at the same moment wins over the lapse. */
export async function unlessAnswered(work: Promise<unknown>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}
