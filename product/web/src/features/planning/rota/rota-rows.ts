/** The rota as rows and days: who or what stands in a row, and what it has on each day. */
import type { RotaAssignment, RotaPerson, RotaShift, RotaSlot } from "./queries.server.ts";
import type { RotaCost } from "./costs.server.ts";
import type { Rota } from "./rota.server.ts";

export type OnDay = { key: string; day: string; shift: RotaShift; slot: RotaSlot; assignment: RotaAssignment };
export type AskedOnDay = {
  key: string;
  day: string;
  shift: RotaShift;
  label: string;
  fill: Fill;
  /** Where one place is meant, and not all that a shift asks for. */
  slotId?: string | undefined;
};
export type Fill = { confirmed: number; asked: number; minimum: number; target: number };

export type PersonRow = { person: RotaPerson; roles: string[]; minutes: number; on: OnDay[] };
export type DemandRow = { id: string; name: string; colour: number | undefined; minutes: number; on: AskedOnDay[] };

export function personRows({
  people,
  assignments,
  shifts,
  slots,
}: Pick<Rota, "people" | "assignments" | "shifts" | "slots">): PersonRow[] {
  const shiftBy = new Map(shifts.map((shift) => [shift.id, shift]));
  const slotBy = new Map(slots.map((slot) => [slot.id, slot]));
  const byPerson = Map.groupBy(assignments, ({ workerId }) => workerId);
  return people.map((person) => {
    const on = (byPerson.get(person.id) ?? [])
      .flatMap((assignment) => {
        const [shift, slot] = [shiftBy.get(assignment.shiftId), slotBy.get(assignment.slotId)];
        // A page of people that came later may know of a shift that the rest of the rota does not have yet.
        return shift && slot ? [{ key: assignment.id, day: shift.day, shift, slot, assignment }] : [];
      })
      .toSorted((a, b) => a.shift.startsAt - b.shift.startsAt);
    return {
      person,
      roles: [...new Set(on.map(({ slot }) => slot.role))],
      minutes: on.reduce((sum, { shift }) => sum + shift.minutes, 0),
      on,
    };
  });
}

/** Rows of demand, by event or by role. */
export function demandRows({ query, shifts, slots }: Rota): DemandRow[] {
  const shiftBy = new Map(shifts.map((shift) => [shift.id, shift]));
  const byRow =
    query.by === "roles"
      ? Map.groupBy(slots, ({ roleId }) => roleId)
      : Map.groupBy(slots, ({ shiftId }) => shiftBy.get(shiftId)!.eventId);
  const rows = [...byRow].map(([id, rowSlots]) => {
    const [first] = rowSlots;
    const { event, colour } = shiftBy.get(first!.shiftId)!;
    const on = [...Map.groupBy(rowSlots, ({ shiftId }) => shiftId)].map(([shiftId, shiftSlots]) => {
      const shift = shiftBy.get(shiftId)!;
      return {
        key: shiftId,
        day: shift.day,
        shift,
        label: query.by === "roles" ? shift.event : shift.title,
        fill: fillOf(shiftSlots),
      };
    });
    return {
      id,
      name: query.by === "roles" ? first!.role : event,
      colour: query.by === "roles" ? undefined : colour,
      minutes: on.reduce((sum, { shift, fill }) => sum + shift.minutes * fill.confirmed, 0),
      on: on.toSorted((a, b) => a.shift.startsAt - b.shift.startsAt),
    };
  });
  return rows.toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Places that nobody holds yet, by day. */
export function openByDay({ shifts, slots }: Rota): Map<string, { slot: RotaSlot; shift: RotaShift }[]> {
  const shiftBy = new Map(shifts.map((shift) => [shift.id, shift]));
  const open = slots
    .filter(({ target, confirmed }) => confirmed < target)
    .map((slot) => ({ slot, shift: shiftBy.get(slot.shiftId)! }))
    .toSorted((a, b) => a.shift.startsAt - b.shift.startsAt);
  return Map.groupBy(open, ({ shift }) => shift.day);
}

/** Minutes of those who hold a place, by day. */
export function minutesByDay({ shifts, slots }: Rota): Map<string, number> {
  const shiftBy = new Map(shifts.map((shift) => [shift.id, shift]));
  const sums = new Map<string, number>();
  for (const { shiftId, confirmed } of slots) {
    const { day, minutes } = shiftBy.get(shiftId)!;
    sums.set(day, (sums.get(day) ?? 0) + minutes * confirmed);
  }
  return sums;
}

function fillOf(slots: readonly RotaSlot[]): Fill {
  const sum = (key: keyof Fill) => slots.reduce((n, slot) => n + slot[key], 0);
  return { confirmed: sum("confirmed"), asked: sum("asked"), minimum: sum("minimum"), target: sum("target") };
}

/** Sums by currency. */
export function totalsOf(costs: readonly RotaCost[]): { currency: string; amount: number }[] {
  return [...Map.groupBy(costs, ({ currency }) => currency)].map(([currency, sameCurrency]) => ({
    currency,
    amount: sameCurrency.reduce((sum, { amount }) => sum + amount, 0),
  }));
}
