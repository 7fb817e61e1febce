/** The same change to many shifts: shown first as it would come out, then done to what was shown. */
import { and, eq, inArray } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import type { PlannedBreak } from "@product/domain/planning/shifts";
import { dayAt } from "@product/domain/time/zoned";
import type { Zone } from "@product/domain/time/zone";
import { shifts, slots } from "@product/database/tables/planning/event";
import type { Movable } from "@product/domain/planning/rota/timeline";
import { ensureCurrent } from "#features/planning/events/commands.server.ts";
import { changeShift, movableOf, recordSteps } from "#features/planning/rota-moves/commands.server.ts";
import { lockShift, saveSlot } from "#features/planning/shifts/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import type { EditForm } from "./schema.ts";

/** The shift as the edit would leave it. */
export function edited(shift: Movable, zone: Zone, { minutes, breakMinutes }: Omit<EditForm, "seen">): Movable {
  const startsAt = shift.startsAt + minutes * 60_000;
  const [first, ...more] = shift.breaks;
  const breaks: readonly PlannedBreak[] =
    breakMinutes === undefined
      ? shift.breaks
      : breakMinutes === 0
        ? more
        : [{ after: 240, paid: false, ...first, minutes: breakMinutes }, ...more];
  return {
    startsAt,
    endsAt: shift.endsAt + minutes * 60_000,
    day: minutes === 0 ? shift.day : dayAt(new Date(startsAt), zone),
    breaks,
  };
}

/** More or fewer of a role; what is wanted never falls under none, and the least and the most go along. */
export const headsAfter = (slot: { minimum: number; target: number; maximum: number }, heads: number) => {
  const target = Math.max(0, slot.target + heads);
  return { target, minimum: Math.min(slot.minimum, target), maximum: Math.max(slot.maximum, target) };
};

/** All of it as it was shown, or nothing. */
export const editRota = (actor: Actor, form: EditForm) =>
  perform(actor, "shift.edit", async ({ tx, now, subject, recordChange }) => {
    const versions = new Map(form.seen.map(({ id, version }) => [id, version]));
    const ids = await inLockOrder(tx, [...versions.keys()]);
    if (ids.length < versions.size) throw new Refused({ code: "record.changed-meanwhile" });
    const steps: Parameters<typeof recordSteps>[3][number][] = [];
    for (const id of ids) {
      const locked = await lockShift(tx, id);
      const record = subject({ id, event: locked.event });
      ensureCurrent(locked.shift, versions.get(id)!);
      const wanted = edited(movableOf(locked), locked.event.timeZone, form);
      const { before, after } = await changeShift(tx, now, locked, wanted);
      if (form.roleId && form.heads !== 0) await changeHeads(actor, tx, id, form.roleId, form.heads);
      recordChange(record, before, after);
      steps.push({ shiftId: id, before, after });
    }
    if (form.minutes !== 0 || form.breakMinutes !== undefined) await recordSteps(tx, now, actor, steps);
    return { n: ids.length };
  });

async function inLockOrder(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: shifts.id })
    .from(shifts)
    .where(inArray(shifts.id, [...ids]))
    .orderBy(shifts.eventId, shifts.id);
  return rows.map(({ id }) => id);
}

async function changeHeads(actor: Actor, tx: Transaction, shiftId: string, roleId: string, heads: number) {
  const [slot] = await tx
    .select()
    .from(slots)
    .where(and(eq(slots.shiftId, shiftId), eq(slots.roleId, roleId)));
  if (!slot) return;
  const { id: slotId, standby, agencySeats, fillMode, version } = slot;
  const { qualificationIds, documentTypeIds, languages, listId } = slot;
  await saveSlot(actor, shiftId, {
    slotId,
    roleId,
    standby,
    agencySeats,
    fillMode,
    qualificationIds,
    documentTypeIds,
    languages,
    listId,
    version,
    ...headsAfter(slot, heads),
  });
}
