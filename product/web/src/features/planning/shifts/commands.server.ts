import { eq, inArray } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { isOver, takesPlace } from "@product/domain/planning/assignments";
import { hoursUntil, mostShifts, pendingFrom } from "@product/domain/planning/shifts";
import { isCompensated } from "@product/domain/planning/work-terms";
import { Refused } from "@product/domain/refusals";
import { assignments, shifts } from "@product/database/tables/planning/event";
import { callOut } from "#features/planning/call-outs/commands.server.ts";
import { ensureCurrent, ensureOpen, lockEvent, touchEvent } from "#features/planning/events/commands.server.ts";
import { shiftTerms } from "#features/planning/work-terms/queries.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { whoIsDue } from "./due.server.ts";
import { lockShift } from "./lock.server.ts";
import type { ShiftForm } from "./schema.ts";
import { columnsOf, publishedValues, valuesOf } from "./values.server.ts";

export { columnsOf, momentOf, publishedValues } from "./values.server.ts";
export { lockShift } from "./lock.server.ts";
export { hasBegun, whoIsDue } from "./due.server.ts";
export { findingsInPlace, ensureClearance, ensureFree } from "./may-work.server.ts";
export { publishShift, publishShifts } from "./publish.server.ts";
export { removeSlot, saveSlot } from "./demand.server.ts";

type Shift = typeof shifts.$inferSelect;

export const createShift = (actor: Actor, eventId: string, form: ShiftForm) =>
  perform(actor, "shift.create", async ({ tx, now, recordChange }) => {
    const event = await lockEvent(tx, eventId);
    ensureOpen(event);
    if ((await tx.$count(shifts, eq(shifts.eventId, eventId))) >= mostShifts)
      throw new Refused({ code: "shift.too-many", most: mostShifts });
    const values = await valuesOf(tx, event, form);
    const [shift] = await tx
      .insert(shifts)
      .values({ ...columnsOf(values), eventId })
      .returning();
    await touchEvent(tx, eventId, now);
    recordChange({ id: shift!.id, event }, undefined, values);
    return { id: shift!.id };
  });

/** Until it is published its values change at once; from then on what differs waits for the next publication. */
export const editShift = (actor: Actor, id: string, form: ShiftForm) =>
  perform(actor, "shift.edit", async ({ tx, now, subject, recordChange }) => {
    const { shift, event } = await lockShift(tx, id);
    subject({ id, event });
    ensureCurrent(shift, form.version);
    ensureOpen(event);
    if (shift.cancelledAt) throw new Refused({ code: "shift.over" });
    const wanted = await valuesOf(tx, event, form);
    const published = publishedValues(shift);
    const pending = shift.publishedAt ? pendingFrom(published, wanted) : null;
    await tx
      .update(shifts)
      .set({ ...(shift.publishedAt ? { pending } : columnsOf(wanted)), version: shift.version + 1, updatedAt: now })
      .where(eq(shifts.id, id));
    await touchEvent(tx, event.id, now);
    recordChange({ id, event }, { ...published, ...shift.pending }, wanted);
    return { id };
  });

/** A shift that was never published is deleted; a published one is cancelled, and its people are released. */
export const cancelShift = (actor: Actor, id: string, version: number) =>
  perform(actor, "shift.delete", async ({ tx, now, subject, about, recordChange }) => {
    const { shift, event } = await lockShift(tx, id);
    subject({ id, event });
    about({ id, event }, await whoIsDue(tx, [shift], now));
    ensureCurrent(shift, version);
    ensureOpen(event);
    if (!shift.publishedAt) await tx.delete(shifts).where(eq(shifts.id, id));
    else {
      await tx
        .update(shifts)
        .set({ cancelledAt: now, pending: null, version: shift.version + 1, updatedAt: now })
        .where(eq(shifts.id, id));
      await releaseAll(tx, shift, now);
    }
    await touchEvent(tx, event.id, now);
    recordChange({ id, event }, { cancelled: false }, { cancelled: true });
    return { id: event.id };
  });

/** Releases everyone on the shift who has not begun; the shift's terms decide their compensation. */
async function releaseAll(tx: Transaction, { id: shiftId, eventId, startsAt }: Shift, now: Date): Promise<void> {
  const shiftAssignments = await tx.select().from(assignments).where(eq(assignments.shiftId, shiftId));
  const current = shiftAssignments.filter(({ state }) => !isOver(state));
  const { inForce } = await shiftTerms(eventId, shiftId, tx);
  const isOwed = isCompensated(inForce, startsAt.getTime(), now);
  const ended = { state: "cancelled", endedAt: now, noticeHours: hoursUntil(startsAt.getTime(), now) } as const;
  // Compensation already owed, for a day from which the event was postponed, stays.
  const owes = (each: (typeof current)[number]) => each.compensationDue || (isOwed && takesPlace(each.state));
  for (const [compensationDue, people] of Map.groupBy(current, owes))
    await tx
      .update(assignments)
      .set({ ...ended, compensationDue, updatedAt: now })
      .where(
        inArray(
          assignments.id,
          people.map(({ id }) => id),
        ),
      );
  const recipients = current.filter(({ state }) => state !== "staged");
  await callOut(
    tx,
    now,
    recipients.map(({ id }) => ({ id, kind: "cancelled" })),
  );
}
