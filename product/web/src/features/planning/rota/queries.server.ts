import { and, asc, eq, inArray, isNull, notInArray, or, sql, type SQL } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { stillThere } from "@product/domain/planning/assignments";
import { inTheWay, isOverridable, undecided } from "@product/domain/planning/finding-overrides";
import { titleIn } from "@product/domain/planning/events";
import { anchorOf, paidMinutes } from "@product/domain/planning/rota";
import { planned, shiftState } from "@product/domain/planning/shifts";
import { named } from "@product/domain/rules/catalogue";
import { plusDays } from "@product/domain/time/local-date";
import { dayAt } from "@product/domain/time/zoned";
import { database } from "@product/database/client";
import { eventPlaces, filledSlots } from "@product/database/filters/event-columns";
import { assignments, events, shifts, slots } from "@product/database/tables/event";
import { roles, venueZones } from "@product/database/tables/master-data";
import { workers } from "@product/database/tables/worker";
import { fullName } from "@product/database/workers/full-name";
import { pictureId } from "@product/database/workers/pictures";
import { rotaSetting } from "#features/planning/rota-settings/queries.server.ts";
import { narrowedAt } from "#request/who-may.ts";

export type RotaAsked = {
  days: readonly string[];
  event?: string | undefined;
  role?: string | undefined;
  dayBeginsAt?: number | undefined;
};

const shownOf = ({ days, event, role }: RotaAsked): SQL => {
  // A day more on either side: which day a shift stands on is decided by its zone, and by when a day begins.
  const [from, until] = [plusDays(days[0]!, -1), plusDays(days.at(-1)!, 1)];
  const pendingDay = sql`${shifts.pending} ->> 'day'`;
  return and(
    isNull(shifts.cancelledAt),
    notInArray(events.status, ["cancelled", "archived"]),
    or(
      sql`${shifts.day} BETWEEN ${from} AND ${until}`,
      sql`(${shifts.pending} IS NOT NULL AND ${pendingDay} BETWEEN ${from} AND ${until})`,
    ),
    event ? eq(events.id, event) : undefined,
    role
      ? sql`EXISTS (SELECT FROM app.slot s JOIN app.role r ON r.id = s.role_id WHERE s.shift_id = ${shifts.id} AND r.key = ${role})`
      : undefined,
  )!;
};

/** The shifts of those days as they are planned, each on the day it stands on. */
export async function rotaShifts(actor: Actor, asked: RotaAsked, locale: Locale) {
  const dayBeginsAt = asked.dayBeginsAt ?? (await rotaSetting()).dayBeginsAt;
  const rows = await database
    .select({
      shift: shifts,
      zone: venueZones.name,
      eventId: events.id,
      titleEn: events.titleEn,
      titleEs: events.titleEs,
      colour: events.colour,
      timeZone: events.timeZone,
    })
    .from(shifts)
    .innerJoin(events, eq(events.id, shifts.eventId))
    .leftJoin(venueZones, eq(venueZones.id, sql`coalesce((${shifts.pending} ->> 'zoneId')::uuid, ${shifts.zoneId})`))
    .where(and(shownOf(asked), narrowedAt(actor, "shift.view", eventPlaces)))
    .orderBy(asc(shifts.startsAt), asc(shifts.id));
  return rows
    .map(({ shift, zone, eventId, titleEn, titleEs, colour, timeZone }) => {
      const published = { startsAt: shift.startsAt.getTime(), endsAt: shift.endsAt.getTime() };
      const { startsAt, endsAt, breaks, title } = planned({ ...shift, ...published });
      return {
        id: shift.id,
        version: shift.version,
        eventId,
        event: titleIn({ titleEn, titleEs }, locale),
        colour,
        timeZone,
        title,
        zone,
        startsAt,
        endsAt,
        minutes: paidMinutes({ startsAt, endsAt, breaks }),
        state: shiftState(shift),
        was: startsAt === published.startsAt && endsAt === published.endsAt ? undefined : published,
        day: dayAt(anchorOf(startsAt, dayBeginsAt), timeZone) as string,
      };
    })
    .filter(({ day }) => asked.days.includes(day));
}
export type RotaShift = Awaited<ReturnType<typeof rotaShifts>>[number];

/** What those shifts ask for, and how far it is there. */
export async function rotaSlots(shiftIds: readonly string[], role: string | undefined, locale: Locale) {
  if (shiftIds.length === 0) return [];
  const wanted = sql`${filledSlots} WHERE slot.shift_id = ANY(${sql.param(shiftIds)}::uuid[])`;
  return database
    .select({
      id: slots.id,
      shiftId: slots.shiftId,
      roleId: slots.roleId,
      role: locale === "es" ? roles.nameEs : roles.nameEn,
      minimum: slots.minimum,
      target: slots.target,
      standby: slots.standby,
      confirmed: sql<number>`filled.confirmed`,
      asked: sql<number>`filled.asked`,
      staged: sql<number>`filled.staged`,
    })
    .from(slots)
    .innerJoin(sql`(${wanted}) filled`, sql`filled.id = ${slots.id}`)
    .innerJoin(roles, eq(roles.id, slots.roleId))
    .where(role ? eq(roles.key, role) : undefined)
    .orderBy(asc(slots.id));
}
export type RotaSlot = Awaited<ReturnType<typeof rotaSlots>>[number];

/** Where someone is put down on one of those places, as far as the reader sees who. */
const onThose = (actor: Actor, slotIds: readonly string[]): SQL =>
  and(
    sql`${assignments.slotId} = ANY(${sql.param(slotIds)}::uuid[])`,
    inArray(assignments.state, [...stillThere]),
    narrowedAt(actor, "assignment.view", eventPlaces),
  )!;

export const peopleOnPage = 50;

/** One page of the people who are on those places, in the order of their names, and how many there are. */
export async function rotaPeople(actor: Actor, slotIds: readonly string[], page: number) {
  if (slotIds.length === 0) return { people: [], count: 0 };
  const on = database
    .selectDistinct({ id: assignments.workerId })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(events, eq(events.id, shifts.eventId))
    .where(onThose(actor, slotIds))
    .as("on_those");
  const [people, [counted]] = await Promise.all([
    database
      .select({
        id: workers.id,
        name: fullName,
        code: workers.code,
        picture: pictureId,
      })
      .from(workers)
      .innerJoin(on, eq(on.id, workers.id))
      .orderBy(asc(workers.listedName), asc(workers.id))
      .limit(peopleOnPage)
      .offset(page * peopleOnPage),
    database.select({ n: sql<number>`count(*)::int` }).from(on),
  ]);
  return { people, count: counted!.n };
}
export type RotaPerson = Awaited<ReturnType<typeof rotaPeople>>["people"][number];

/** What those people are put down for, with the gravest that the rules found, and whether anybody has decided about it. */
export async function rotaAssignments(actor: Actor, slotIds: readonly string[], workerIds: readonly string[]) {
  if (workerIds.length === 0) return [];
  const rows = await database
    .select({
      id: assignments.id,
      slotId: assignments.slotId,
      shiftId: assignments.shiftId,
      workerId: assignments.workerId,
      state: assignments.state,
      version: assignments.version,
      findings: assignments.findings,
      override: assignments.override,
    })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(events, eq(events.id, shifts.eventId))
    .where(and(onThose(actor, slotIds), inArray(assignments.workerId, [...workerIds])));
  return rows.map(({ findings, override, ...row }) => ({
    ...row,
    finding: findings[0] ?? null,
    moreFindings: Math.max(0, findings.length - 1),
    findings: named(findings),
    isOverridable: inTheWay(findings).length > 0 && isOverridable(findings),
    isUndecided: undecided(findings, override).length > 0,
  }));
}
export type RotaAssignment = Awaited<ReturnType<typeof rotaAssignments>>[number];
