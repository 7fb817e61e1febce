import { and, eq, inArray } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { asksAgain, type PendingChange } from "@product/domain/planning/shifts";
import { Refused } from "@product/domain/refusals";
import { assignments, events, shifts, slots } from "@product/database/tables/event";
import { insistOnCurrent, insistOnOpen, touchEvent } from "#features/planning/events/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { lockShift } from "./commands.server.ts";
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
    .select({ id: assignments.id, workerId: assignments.workerId, mode: slots.fillMode })
    .from(assignments)
    .innerJoin(slots, eq(slots.id, assignments.slotId))
    .where(and(eq(assignments.shiftId, shiftId), eq(assignments.state, "staged")));
  const bookable = staged.filter(({ mode }) => mode === "book").map(({ workerId }) => workerId);
  const overlapping = await overlapsWith(tx, shiftId, bookable);
  if (overlapping.length > 0)
    throw new Refused({ code: "assignment.overlap", shifts: overlapping.map(({ title }) => title).join(", ") });
  const noticeHours = Math.max(0, Math.floor((startsAt - now.getTime()) / 3_600_000));
  for (const { id, mode } of staged)
    await tx
      .update(assignments)
      .set({ state: mode === "book" ? "booked" : "invited", offeredAt: now, noticeHours, updatedAt: now })
      .where(eq(assignments.id, id));
}
