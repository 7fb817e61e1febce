import { inArray } from "drizzle-orm";
import { movedTimes, type AtClockChange } from "@product/domain/planning/rota/moved";
import { shifts, slots } from "@product/database/tables/planning/event";
import { workTerms } from "@product/database/tables/planning/work-terms";
import type { Event } from "#features/planning/events/commands.server.ts";
import { answered } from "#features/planning/event-moves/commands.server.ts";
import type { Transaction } from "#request/perform.ts";

type Shift = typeof shifts.$inferSelect;
type Slot = typeof slots.$inferSelect;
export type Demand = { shifts: readonly Shift[]; slots: readonly Slot[] };

/**
 * As they are planned, with what waits to be published: drafts of their own, of which nobody has been told. Gives the copy of each by
 * the id of what it was made from.
 */
export async function copyShifts(
  tx: Transaction,
  event: Event,
  demand: Demand,
  days: number,
  clocks: AtClockChange,
): Promise<Map<string, string>> {
  const copyIds = new Map<string, string>();
  if (demand.shifts.length === 0) return copyIds;
  const rows = demand.shifts.map((shift) => {
    const id = crypto.randomUUID();
    copyIds.set(shift.id, id);
    return { id, ...copied(shift, event, days, clocks) };
  });
  await tx.insert(shifts).values(rows);
  const sourceTerms = await tx
    .select()
    .from(workTerms)
    .where(inArray(workTerms.shiftId, [...copyIds.keys()]));
  if (sourceTerms.length > 0)
    await tx
      .insert(workTerms)
      .values(sourceTerms.map(({ shiftId, terms }) => ({ shiftId: copyIds.get(shiftId!)!, terms })));
  if (demand.slots.length === 0) return copyIds;
  await tx.insert(slots).values(
    demand.slots.map(({ id: _id, version: _version, createdAt: _createdAt, updatedAt: _updatedAt, ...slot }) => ({
      ...slot,
      shiftId: copyIds.get(slot.shiftId)!,
      eventId: event.id,
    })),
  );
  return copyIds;
}

function copied(shift: Shift, { id: eventId, timeZone }: Event, days: number, clockChoice: AtClockChange) {
  const { startsAt, endsAt, pending } = shift;
  const { isCancelled: _not, ...change } = pending ?? {};
  const planned = { ...shift, startsAt: startsAt.getTime(), endsAt: endsAt.getTime(), ...change };
  const times = answered(movedTimes(planned, days, timeZone, clockChoice), planned.title);
  const { title, zoneId, breaks, meetingPoint, meetingMinutes, notesEn, notesEs } = planned;
  const { briefingEn, briefingEs, briefingChangedAt } = shift;
  return {
    eventId,
    title,
    zoneId,
    breaks,
    meetingPoint,
    meetingMinutes,
    notesEn,
    notesEs,
    briefingEn,
    briefingEs,
    briefingChangedAt,
    day: times.day,
    startsAt: new Date(times.startsAt),
    endsAt: new Date(times.endsAt),
    copiedFrom: shift.id,
  };
}
