import { and, eq, inArray } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { takesPlace } from "@product/domain/planning/assignments";
import { asksAgain, type PendingChange } from "@product/domain/planning/shifts";
import { Refused } from "@product/domain/refusals";
import { assignments, events, shifts, slots } from "@product/database/tables/event";
import { workers } from "@product/database/tables/worker";
import { insistOnCurrent, insistOnOpen, touchEvent } from "#features/planning/events/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { lockShift } from "./lock.server.ts";
import { overlapsWith } from "./queries.server.ts";
import { columnsOf, publishedValues } from "./values.server.ts";

/** Makes what is planned count: those staged are booked or invited, and those who agreed to other times are asked again. */
export const publishShift = (actor: Actor, id: string, version: number) =>
  perform(actor, "shift.publish", async ({ tx, now, on, changed }) => {
    const { shift, event } = await lockShift(tx, id);
    on({ id, event });
    insistOnCurrent(shift, version);
    insistOnOpen(event);
    if (shift.cancelledAt) throw new Refused({ code: "shift.over" });
    const before = publishedValues(shift);
    const change: PendingChange = shift.pending ?? {};
    const values = { ...before, ...change };
    await insistOnFree(tx, id, values);
    await tx
      .update(shifts)
      .set({
        ...columnsOf(values),
        pending: null,
        publishedAt: shift.publishedAt ?? now,
        version: shift.version + 1,
        updatedAt: now,
      })
      .where(eq(shifts.id, id));
    if (shift.publishedAt && asksAgain(before, change)) await askAgain(tx, id, now);
    await sendStaged(tx, id, now, values.startsAt);
    if (event.status === "confirmed")
      await tx.update(events).set({ status: "staffing" }).where(eq(events.id, event.id));
    await touchEvent(tx, event.id, now);
    changed({ id, event }, { published: shift.publishedAt !== null, ...before }, { published: true, ...values });
    return { id: event.id };
  });

/** Those who hold a place, or get one now, must have nothing else at the time it comes to have. */
async function insistOnFree(tx: Transaction, id: string, span: { startsAt: number; endsAt: number }): Promise<void> {
  const held = await tx
    .select({ workerId: assignments.workerId, state: assignments.state, mode: slots.fillMode })
    .from(assignments)
    .innerJoin(slots, eq(slots.id, assignments.slotId))
    .where(eq(assignments.shiftId, id));
  const ids = held
    .filter(({ state, mode }) => takesPlace(state) || (state === "staged" && mode === "book"))
    .map(({ workerId }) => workerId)
    .toSorted();
  if (ids.length === 0) return;
  // In one order everywhere, so that of two who publish at once neither waits for the other in a ring.
  await tx.select({ id: workers.id }).from(workers).where(inArray(workers.id, ids)).orderBy(workers.id).for("update");
  const overlapping = await overlapsWith(tx, id, ids, span);
  if (overlapping.length > 0)
    throw new Refused({
      code: "assignment.overlap",
      shifts: [...new Set(overlapping.map(({ title }) => title))].join(", "),
    });
}

async function askAgain(tx: Transaction, shiftId: string, now: Date): Promise<void> {
  const held = await tx.select().from(assignments).where(eq(assignments.shiftId, shiftId));
  const agreed = held.filter(({ state }) => state === "accepted" || state === "confirmed");
  if (agreed.length > 0)
    await tx
      .update(assignments)
      .set({ state: "reconfirm_pending", updatedAt: now })
      .where(
        inArray(
          assignments.id,
          agreed.map(({ id }) => id),
        ),
      );
}

async function sendStaged(tx: Transaction, shiftId: string, now: Date, startsAt: number): Promise<void> {
  const staged = await tx
    .select({ id: assignments.id, mode: slots.fillMode })
    .from(assignments)
    .innerJoin(slots, eq(slots.id, assignments.slotId))
    .where(and(eq(assignments.shiftId, shiftId), eq(assignments.state, "staged")));
  const noticeHours = Math.max(0, Math.floor((startsAt - now.getTime()) / 3_600_000));
  for (const { id, mode } of staged)
    await tx
      .update(assignments)
      .set({ state: mode === "book" ? "booked" : "invited", offeredAt: now, noticeHours, updatedAt: now })
      .where(eq(assignments.id, id));
}
