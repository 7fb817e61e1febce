/** Data for the printed rota: everyone on its days, regardless of the page on the screen. No contacts, no pay. */
import type { Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { rotaDays } from "@product/domain/planning/rota/rota";
import { usualZone } from "@product/domain/time/zone";
import {
  peopleOnPage,
  rotaAssignments,
  rotaPeople,
  rotaShifts,
  rotaSlots,
  type RotaPlaces,
} from "#features/planning/rota/queries.server.ts";
import type { RotaQuery } from "#features/planning/rota/schema.ts";
import { shortDay, timeOf } from "#i18n/format.ts";
import { clockNow, homeDay } from "#request/clock.ts";

const mostPeople = 2000;

export type RotaSheet = Awaited<ReturnType<typeof rotaSheetOf>>;

export async function rotaSheetOf(actor: Actor, query: RotaQuery, by: "people" | "events", language: Locale) {
  const days = rotaDays(query.view, query.day ?? homeDay());
  const shifts = await rotaShifts(actor, { days, event: query.event, role: query.role }, language);
  const slots = await rotaSlots(
    shifts.map(({ id }) => id),
    query.role,
    language,
  );
  const places = { shiftIds: shifts.map(({ id }) => id), role: query.role };
  const people = await everyoneOn(actor, places, language);
  const assignments = await rotaAssignments(
    actor,
    places,
    people.map(({ id }) => id),
  );
  const shiftBy = new Map(shifts.map((shift) => [shift.id, shift]));
  const nameBy = new Map(people.map(({ id, name }) => [id, name]));
  const bySlot = Map.groupBy(assignments, ({ slotId }) => slotId);
  const byPerson = Map.groupBy(assignments, ({ workerId }) => workerId);
  const at = (moment: number, zone: string) => timeOf(new Date(moment), language, zone);
  const shiftRows = shifts
    .map((shift) => ({
      id: shift.id,
      day: shift.day,
      startsAt: shift.startsAt,
      event: shift.event,
      title: shift.state === "published" ? shift.title : `${shift.title} *`,
      times: `${at(shift.startsAt, shift.timeZone)}–${at(shift.endsAt, shift.timeZone)}`,
      minutes: shift.minutes,
      roles: slots
        .filter(({ shiftId }) => shiftId === shift.id)
        .map(({ id, role, target, confirmed }) => ({
          role,
          open: Math.max(0, target - confirmed),
          people: (bySlot.get(id) ?? []).map(({ workerId }) => nameBy.get(workerId) ?? "").toSorted(),
        })),
    }))
    .toSorted((a, b) => a.startsAt - b.startsAt);
  return {
    by,
    language,
    madeAt: clockNow(),
    timeZone: shifts[0]?.timeZone ?? usualZone,
    span: [...new Set([days[0]!, days.at(-1)!])].map((day) => shortDay(day, language)).join(" – "),
    days,
    shifts: shiftRows,
    people: people.map(({ id, name }) => ({
      name,
      shiftIds: (byPerson.get(id) ?? []).map(({ shiftId }) => shiftId),
      minutes: (byPerson.get(id) ?? []).reduce((sum, { shiftId }) => sum + (shiftBy.get(shiftId)?.minutes ?? 0), 0),
    })),
  };
}

async function everyoneOn(actor: Actor, places: RotaPlaces, language: Locale) {
  const found = [];
  for (let page = 0; found.length < mostPeople; page += 1) {
    const { people } = await rotaPeople(actor, places, page, language);
    found.push(...people);
    if (people.length < peopleOnPage) break;
  }
  return found;
}
