/** The rota of a reader: the shifts of its days, their demand, and one page of the people on them. */
import { asc, isNull } from "drizzle-orm";
import { isPermitted, type Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { besideOf, rotaDays } from "@product/domain/planning/rota/rota";
import { database } from "@product/database/client";
import { roles } from "@product/database/tables/company/master-data";
import { stepsOf } from "#features/planning/rota-moves/queries.server.ts";
import { rotaSetting } from "#features/planning/rota-settings/queries.server.ts";
import { homeDay } from "#request/clock.ts";
import { costsOf } from "./costs.server.ts";
import { peopleOnPage, rotaAssignments, rotaPeople, rotaShifts, rotaSlots, type RotaShift } from "./queries.server.ts";
import type { RotaQuery } from "./schema.ts";
import { unavailableDays } from "./unavailable.server.ts";

export async function rotaFor(actor: Actor, query: RotaQuery, locale: Locale) {
  const today = homeDay();
  const day = query.day ?? today;
  const days = rotaDays(query.view, day);
  const { dayBeginsAt } = await rotaSetting();
  const shifts = await rotaShifts(actor, { days, event: query.event, role: query.role, dayBeginsAt }, locale);
  const slots = await rotaSlots(
    shifts.map(({ id }) => id),
    query.role,
    locale,
  );
  const [{ people, count, assignments, unavailable }, choices, steps, costs] = await Promise.all([
    peopleOn(actor, shifts, query, { days, locale }),
    choicesOf(shifts, query, locale),
    stepsOf(actor),
    costsOf(actor, shifts),
  ]);
  return {
    query: { ...query, day },
    days,
    dayBeginsAt,
    costs,
    today,
    before: besideOf(query.view, day, "before"),
    after: besideOf(query.view, day, "after"),
    shifts,
    slots,
    people,
    perPage: peopleOnPage,
    pages: Math.max(1, Math.ceil(count / peopleOnPage)),
    count,
    assignments,
    unavailable,
    choices,
    steps,
    may: {
      publish: isPermitted(actor, "shift.publish"),
      move: isPermitted(actor, "shift.edit"),
      create: isPermitted(actor, "shift.create"),
      assign: isPermitted(actor, "assignment.create"),
      give: isPermitted(actor, "assignment.create") && isPermitted(actor, "assignment.delete"),
    },
  };
}
export type Rota = Awaited<ReturnType<typeof rotaFor>>;

/** One page of the people on those shifts, with what they are put down for and when they cannot work. */
async function peopleOn(
  actor: Actor,
  shifts: readonly RotaShift[],
  query: RotaQuery,
  { days, locale }: { days: readonly string[]; locale: Locale },
) {
  const places = { shiftIds: shifts.map(({ id }) => id), role: query.role };
  const { people, count } = await rotaPeople(actor, places, query.page - 1, locale);
  const ids = people.map(({ id }) => id);
  const [assignments, unavailable] = await Promise.all([
    rotaAssignments(actor, places, ids),
    isPermitted(actor, "availability.view") ? unavailableDays(ids, days) : [],
  ]);
  return { people, count, assignments, unavailable };
}
export type RotaPeople = Awaited<ReturnType<typeof peopleOn>>;

/** Another page of people, for a grid that grows as it is scrolled. */
export async function morePeopleFor(actor: Actor, query: RotaQuery, locale: Locale): Promise<RotaPeople> {
  const days = rotaDays(query.view, query.day ?? homeDay());
  const shifts = await rotaShifts(actor, { days, event: query.event, role: query.role }, locale);
  return peopleOn(actor, shifts, query, { days, locale });
}

/** The events of these days, and all roles. The one that is chosen stays choosable in a week without it. */
async function choicesOf(shifts: readonly RotaShift[], { event }: RotaQuery, locale: Locale) {
  const name = locale === "es" ? roles.nameEs : roles.nameEn;
  const found = new Map(shifts.map((shift) => [shift.eventId, shift.event]));
  return {
    events: [...found].map(([id, title]) => ({ id, title })).toSorted((a, b) => a.title.localeCompare(b.title, locale)),
    isElsewhere: event !== undefined && !found.has(event),
    roles: await database
      .select({ key: roles.key, name })
      .from(roles)
      .where(isNull(roles.archivedAt))
      .orderBy(asc(name)),
  };
}
