import { eq, inArray, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { onceTold, takesPlace, type AssignmentState } from "@product/domain/planning/assignments";
import {
  asksAgain,
  hoursUntil,
  type FillMode,
  type PendingChange,
  type ShiftValues,
} from "@product/domain/planning/shifts";
import { Refused } from "@product/domain/refusals";
import { assignments, events, shifts, slots } from "@product/database/tables/event";
import { insistOnCurrent, insistOnOpen, touchEvent } from "#features/planning/events/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { lockShift, type Shift } from "./lock.server.ts";
import { insistOnClearance, insistOnFree } from "./may-work.server.ts";
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
    const held = await heldOn(tx, id);
    await insistOnPeople(tx, shift, held, values, now);
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
    if (shift.publishedAt && asksAgain(before, change)) {
      const agreed = held.filter(({ state }) => state === "accepted" || state === "confirmed");
      await become(tx, agreed, { state: "reconfirm_pending", updatedAt: now });
    }
    const noticeHours = hoursUntil(values.startsAt, now);
    for (const [state, told] of Map.groupBy(
      held.filter((each) => each.state === "staged"),
      ({ mode }) => onceTold(mode),
    ))
      await become(tx, told, { state, offeredAt: now, noticeHours, updatedAt: now });
    if (event.status === "confirmed")
      await tx.update(events).set({ status: "staffing" }).where(eq(events.id, event.id));
    await touchEvent(tx, event.id, now);
    changed({ id, event }, { published: shift.publishedAt !== null, ...before }, { published: true, ...values });
    return { id: event.id };
  });

type Held = { id: string; workerId: string; state: AssignmentState; roleId: string; mode: FillMode };

const heldOn = (tx: Transaction, shiftId: string): Promise<Held[]> =>
  tx
    .select({
      id: assignments.id,
      workerId: assignments.workerId,
      state: assignments.state,
      roleId: slots.roleId,
      mode: slots.fillMode,
    })
    .from(assignments)
    .innerJoin(slots, eq(slots.id, assignments.slotId))
    .where(eq(assignments.shiftId, shiftId));

/** Those who hold a place, or get one now, have nothing else at the time it comes to have; those new to it may work there. */
async function insistOnPeople(tx: Transaction, shift: Shift, held: readonly Held[], span: ShiftValues, now: Date) {
  const staged = held.filter(({ state }) => state === "staged");
  const taking = held.filter(
    ({ state, mode }) => takesPlace(state) || (state === "staged" && takesPlace(onceTold(mode))),
  );
  const ids = taking.map(({ workerId }) => workerId);
  await insistOnFree(tx, shift.id, ids, span);
  await insistOnClearance(tx, staged, span.day, now);
}

const become = async (tx: Transaction, people: readonly Held[], columns: Partial<typeof assignments.$inferInsert>) => {
  if (people.length === 0) return;
  const ids = people.map(({ id }) => id);
  await tx
    .update(assignments)
    .set({ ...columns, version: sql`${assignments.version} + 1` })
    .where(inArray(assignments.id, ids));
};
