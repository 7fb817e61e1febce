import { and, eq, inArray, isNull, notInArray, or, sql, type SQL } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { stillThere } from "@product/domain/planning/assignments";
import { inTheWay, isOverridable, undecided } from "@product/domain/planning/rota/finding-overrides";
import { titleIn } from "@product/domain/planning/events";
import { anchorOf, paidMinutes } from "@product/domain/planning/rota/rota";
import { shiftState } from "@product/domain/planning/shifts";
import { named } from "@product/domain/rules/catalogue";
import { plusDays } from "@product/domain/time/local-date";
import type { Zone } from "@product/domain/time/zone";
import { dayAt } from "@product/domain/time/zoned";
import { database } from "@product/database/client";
import { eventPlaces, taking } from "@product/database/filters/event-columns";
import { byName } from "@product/database/filters/found-in-order";
import { assignments, events, shifts } from "@product/database/tables/planning/event";
import { venueZones } from "@product/database/tables/company/master-data";
import { workers } from "@product/database/tables/people/worker";
import { fullName } from "@product/database/workers/full-name";
import { pictureId } from "@product/database/workers/pictures";
import { rotaSetting } from "#features/planning/rota-settings/queries.server.ts";
import { permittedRowsAt } from "#request/who-may.ts";

export type RotaAsked = {
  /** All are those of one event, or of one shift. */
  days: readonly string[] | "all";
  shift?: string | undefined;
  event?: string | undefined;
  role?: string | undefined;
  dayBeginsAt?: number | undefined;
};

const shownOf = ({ days, shift, event, role }: RotaAsked): SQL =>
  and(
    isNull(shifts.cancelledAt),
    notInArray(events.status, ["cancelled", "archived"]),
    days === "all" ? undefined : onDays(days),
    shift ? eq(shifts.id, shift) : undefined,
    event ? eq(events.id, event) : undefined,
    role
      ? sql`EXISTS (SELECT FROM app.slot s JOIN app.role r ON r.id = s.role_id WHERE s.shift_id = ${shifts.id} AND r.key = ${role})`
      : undefined,
  )!;

function onDays(days: readonly string[]): SQL {
  // A day more on either side: which day a shift stands on is decided by its zone, and by when a day begins.
  const [from, until] = [plusDays(days[0]!, -1), plusDays(days.at(-1)!, 1)];
  const pendingDay = sql`${shifts.pending} ->> 'day'`;
  return or(
    sql`${shifts.day} BETWEEN ${from} AND ${until}`,
    sql`(${shifts.pending} IS NOT NULL AND ${pendingDay} BETWEEN ${from} AND ${until})`,
  )!;
}

type ReadShift = Pick<typeof shifts.$inferSelect, "id" | "version" | "title" | "breaks" | "pending" | "eventId"> &
  Pick<typeof events.$inferSelect, "titleEn" | "titleEs" | "colour" | "timeZone"> & {
    zone: string | null;
    startsAt: number;
    endsAt: number;
    publishedAt: string | null;
    cancelledAt: string | null;
  };

const msOf = (column: string) => sql.raw(`(extract(epoch FROM ${column}) * 1000)::bigint`);

/** The shifts of those days as they are planned, each on the day it stands on. */
export async function rotaShifts(actor: Actor, filter: RotaAsked, locale: Locale) {
  const dayBeginsAt = filter.dayBeginsAt ?? (await rotaSetting()).dayBeginsAt;
  const read = sql`SELECT shift.id, shift.version, shift.title, zone.name AS zone, ${msOf("shift.starts_at")} AS "startsAt",
      ${msOf("shift.ends_at")} AS "endsAt", shift.breaks, shift.pending, shift.published_at AS "publishedAt", shift.cancelled_at AS "cancelledAt",
      shift.event_id AS "eventId", event.title_en AS "titleEn", event.title_es AS "titleEs", event.colour, event.time_zone AS "timeZone"
    FROM ${shifts} JOIN ${events} ON ${events.id} = ${shifts.eventId}
    LEFT JOIN ${venueZones} zone ON zone.id = coalesce((${shifts.pending} ->> 'zoneId')::uuid, ${shifts.zoneId})
    WHERE ${and(shownOf(filter), permittedRowsAt(actor, "shift.view", eventPlaces))}
    ORDER BY ${shifts.startsAt}, ${shifts.id}`;
  // As one value: the driver takes longer to make a thousand rows than the database to find them.
  const [found] = await database
    .select({ all: sql<ReadShift[]>`coalesce(json_agg(each), '[]')` })
    .from(sql`(${read}) each`);
  const days = new Map<string, string>();
  const dayOf = (startsAt: number, zone: Zone): string =>
    days.getOrInsertComputed(`${startsAt} ${zone}`, () => dayAt(anchorOf(startsAt, dayBeginsAt), zone));
  return found!.all
    .map(({ titleEn, titleEs, ...shift }) => {
      const { startsAt, endsAt, breaks, title } = { ...shift, ...shift.pending };
      return {
        id: shift.id,
        version: shift.version,
        eventId: shift.eventId,
        event: titleIn({ titleEn, titleEs }, locale),
        colour: shift.colour,
        timeZone: shift.timeZone,
        title,
        zone: shift.zone,
        startsAt,
        endsAt,
        minutes: paidMinutes({ startsAt, endsAt, breaks }),
        state: shiftState(shift),
        was:
          startsAt === shift.startsAt && endsAt === shift.endsAt
            ? undefined
            : { startsAt: shift.startsAt, endsAt: shift.endsAt },
        day: dayOf(startsAt, shift.timeZone),
      };
    })
    .filter(({ day }) => filter.days === "all" || filter.days.includes(day));
}
export type RotaShift = Awaited<ReturnType<typeof rotaShifts>>[number];

/**
 * Demand of those shifts and how far it is met: thousands of short lines, which are read faster as one text than as
 * rows.
 */
export async function rotaSlots(shiftIds: readonly string[], role: string | undefined, locale: Locale) {
  if (shiftIds.length === 0) return [];
  const ids = sql`${sql.param(shiftIds)}::uuid[]`;
  const [found] = await database
    .select({
      all: sql<
        string | null
      >`string_agg(concat_ws(chr(31), slot.id, slot.shift_id, slot.role_id, ${sql.raw(`role.name_${locale}`)},
      slot.minimum, slot.target, slot.standby, slot.agency_seats + coalesce(filled.confirmed, 0), coalesce(filled.asked, 0),
      coalesce(filled.staged, 0)), chr(30))`,
    })
    .from(
      sql`app.slot JOIN app.role ON role.id = slot.role_id
    LEFT JOIN (SELECT slot_id, count(*) FILTER (WHERE state IN (${taking})) AS confirmed,
        count(*) FILTER (WHERE state IN ('invited', 'applied')) AS asked, count(*) FILTER (WHERE state = 'staged') AS staged
      FROM app.assignment WHERE shift_id = ANY(${ids}) GROUP BY slot_id) filled ON filled.slot_id = slot.id`,
    )
    .where(sql`slot.shift_id = ANY(${ids}) AND ${role ? sql`role.key = ${role}` : sql`true`}`);
  const lines = found!.all?.split("\u{1e}").toSorted() ?? [];
  return lines.map((line) => {
    const [id, shiftId, roleId, name, ...numbers] = line.split("\u{1f}") as [
      string,
      string,
      string,
      string,
      ...string[],
    ];
    const [minimum, target, standby, confirmed, invited, staged] = numbers.map(Number) as Six;
    return { id, shiftId, roleId, role: name, minimum, target, standby, confirmed, asked: invited, staged };
  });
}
type Six = [number, number, number, number, number, number];
export type RotaSlot = Awaited<ReturnType<typeof rotaSlots>>[number];

/** The people of which shifts are meant, and of which role alone. */
export type RotaPlaces = { shiftIds: readonly string[]; role?: string | undefined };

/** Where someone is put down on one of those places, as far as the reader sees who. */
function onThose(actor: Actor, { shiftIds, role }: RotaPlaces): SQL {
  const narrowing = permittedRowsAt(actor, "assignment.view", eventPlaces);
  return and(
    sql`${assignments.shiftId} = ANY(${sql.param(shiftIds)}::uuid[])`,
    inArray(assignments.state, [...stillThere]),
    role
      ? sql`EXISTS (SELECT FROM app.slot s JOIN app.role r ON r.id = s.role_id WHERE s.id = ${assignments.slotId} AND r.key = ${role})`
      : undefined,
    narrowing &&
      sql`EXISTS (SELECT FROM ${shifts} JOIN ${events} ON ${events.id} = ${shifts.eventId}
        WHERE ${shifts.id} = ${assignments.shiftId} AND ${narrowing})`,
  )!;
}

export const peopleOnPage = 50;
export type RotaPerson = { id: string; name: string; code: string; picture: string | null };

/**
 * One page of the people who are on those places, in the order of their names, and how many there are. Everybody is walked in that order
 * until the page is full, which is quicker than to put all who are found in order.
 */
export async function rotaPeople(
  actor: Actor,
  places: RotaPlaces,
  page: number,
  locale: Locale,
): Promise<{ people: RotaPerson[]; count: number }> {
  if (places.shiftIds.length === 0) return { people: [], count: 0 };
  const order = sql`${byName(locale).key("worker")}, worker.id`;
  const found = sql`WITH on_those AS MATERIALIZED (SELECT DISTINCT ${assignments.workerId} AS id FROM ${assignments}
      WHERE ${onThose(actor, places)})
    SELECT worker.id, (SELECT count(*) FROM on_those) AS all_of_them FROM app.worker
    WHERE (worker.id IN (SELECT id FROM on_those)) IS TRUE
    ORDER BY ${order} LIMIT ${peopleOnPage} OFFSET ${page * peopleOnPage}`;
  const people = await database
    .select({
      id: workers.id,
      name: fullName,
      code: workers.code,
      picture: pictureId,
      count: sql<number>`found.all_of_them::int`,
    })
    .from(workers)
    .innerJoin(sql`(${found}) found`, sql`found.id = ${workers.id}`)
    .orderBy(order);
  // After the last page there is nobody left to say how many there are.
  if (people.length === 0 && page > 0) return { people: [], count: (await rotaPeople(actor, places, 0, locale)).count };
  return {
    people: people.map(({ id, name, code, picture }) => ({ id, name, code, picture })),
    count: people[0]?.count ?? 0,
  };
}

/** Assignments of those people, each with its gravest finding and whether that has been decided. */
export async function rotaAssignments(actor: Actor, places: RotaPlaces, workerIds: readonly string[]) {
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
    .where(and(onThose(actor, places), inArray(assignments.workerId, [...workerIds])));
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
