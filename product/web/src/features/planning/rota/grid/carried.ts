/** Dragging in the grid: the shift or person picked up, the place where it is dropped, and the change that means. */
import { movedWall, type Move } from "@product/domain/planning/rota/timeline";
import type { Instant } from "@product/domain/time/instant";
import { wallOf } from "@product/domain/time/instant-of";
import { daysBetween } from "@product/domain/time/weeks";
import type { Rota } from "#features/planning/rota/rota.server.ts";
import type { RotaAssignment, RotaShift, RotaSlot } from "#features/planning/rota/queries.server.ts";

/** A shift, with the place that somebody has on it or that is still to fill. */
export type Carried = {
  shift: RotaShift;
  assignment: RotaAssignment | undefined;
  slot: RotaSlot | undefined;
  row: string;
  day: string;
};
export type Place = { row: string; day: string; minutes: number };
export type Times = { startsAt: string; endsAt: string };

export type Drop =
  | { is: "move"; shift: RotaShift; times: Times; people: number }
  | { is: "assign"; shift: RotaShift; slot: RotaSlot; workerId: string }
  | { is: "give"; shift: RotaShift; assignment: RotaAssignment; workerId: string };

export function carriedFrom(rota: Rota, chip: HTMLElement): Carried | undefined {
  const { shift: shiftId, assignment: assignmentId, slot: slotId } = chip.dataset;
  const shift = rota.shifts.find(({ id }) => id === shiftId);
  const row = chip.closest<HTMLElement>("[data-row]")?.dataset["row"];
  if (!shift || row === undefined) return undefined;
  return {
    shift,
    assignment: rota.assignments.find(({ id }) => id === assignmentId),
    slot: rota.slots.find(({ id }) => id === slotId),
    row,
    day: shift.day,
  };
}

export const wallTimes = ({ startsAt, endsAt, timeZone }: RotaShift): Times => ({
  startsAt: wallOf(startsAt as Instant, timeZone),
  endsAt: wallOf(endsAt as Instant, timeZone),
});

/** Nothing where it comes back to where it was, and where it makes no sense. */
export function dropOf(rota: Rota, carried: Carried, to: Place, how: Move = "move"): Drop | undefined {
  const { shift, assignment, slot } = carried;
  const isOther = to.row !== carried.row;
  if (rota.query.by === "people" && isOther && how === "move") {
    if (!rota.people.some(({ id }) => id === to.row)) return undefined;
    if (assignment) return rota.may.give ? { is: "give", shift, assignment, workerId: to.row } : undefined;
    return slot && rota.may.assign ? { is: "assign", shift, slot, workerId: to.row } : undefined;
  }
  if (isOther || !rota.may.move) return undefined;
  const minutes = daysBetween(carried.day, to.day) * 24 * 60 + to.minutes;
  if (minutes === 0) return undefined;
  return { is: "move", shift, times: movedWall(wallTimes(shift), how, minutes), people: peopleOn(rota, shift) };
}

/** Number of people assigned, told or only staged. */
const peopleOn = ({ slots }: Rota, { id }: RotaShift): number =>
  slots.filter(({ shiftId }) => shiftId === id).reduce((n, slot) => n + slot.confirmed + slot.asked + slot.staged, 0);

/** A drop asks first if others will hear of it, or if it moves more than the person in hand. */
export const asksFirst = (rota: Rota, drop: Drop): boolean =>
  drop.is === "give"
    ? drop.assignment.state !== "staged"
    : drop.is === "move" && rota.query.by === "people" && drop.people > 1;

/** Address and fields that the form of the same action would send. */
export function sentOf(drop: Drop): { actionName: string; fields: Record<string, string> } {
  if (drop.is === "move") return { actionName: "", fields: { ...drop.times, version: String(drop.shift.version) } };
  if (drop.is === "assign") return { actionName: "assign", fields: { slotId: drop.slot.id, workerId: drop.workerId } };
  const { id, version } = drop.assignment;
  return { actionName: "give", fields: { assignmentId: id, version: String(version), workerId: drop.workerId } };
}
