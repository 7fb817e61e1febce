/** Places of the coming week that have enough people, of whom by the facts too few may come. */
import { and, eq, exists, gte, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { chanceOf, factDays, type AttendanceFacts } from "@product/domain/day/expected";
import type { Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { atWork, placeTaking } from "@product/domain/planning/assignments";
import { openStatuses, titleIn } from "@product/domain/planning/events";
import { plusDays } from "@product/domain/time/local-date";
import { database } from "@product/database/client";
import { eventPlaces } from "@product/database/filters/event-columns";
import { assignments, events, shifts, slots } from "@product/database/tables/planning/event";
import { hoursLines } from "@product/database/tables/day/hours";
import { roles } from "@product/database/tables/company/master-data";
import { timeOf } from "#i18n/format.ts";
import { clockNow, homeDay } from "#request/clock.ts";
import { mostInFigure, type FigureRow, type RowsAsked } from "#request/slices/figures.ts";
import { permittedRowsAt } from "#request/who-may.ts";

const days = 7;

const isContested = sql`EXISTS (SELECT FROM ${hoursLines} WHERE ${hoursLines.assignmentId} = ${assignments.id}
  AND ${hoursLines.disputedBy} = 'worker' AND ${hoursLines.settledAt} IS NULL)`;

/** Shifts that are over and that workers still see. */
const isFact = () => and(lt(shifts.endsAt, clockNow()), gte(shifts.day, plusDays(homeDay(), -factDays)));

/** Attendance facts of some workers; an absence that the worker contests does not count until it is settled. */
export async function factsOf(workerIds: readonly string[]): Promise<Map<string, AttendanceFacts>> {
  if (workerIds.length === 0) return new Map();
  const rows = await database
    .select({
      workerId: assignments.workerId,
      came: sql<number>`count(*) FILTER (WHERE ${inArray(assignments.state, [...atWork])})::int`,
      missed: sql<number>`count(*) FILTER (WHERE ${assignments.state} = 'no_show' AND NOT ${isContested})::int`,
    })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .where(and(inArray(assignments.workerId, [...workerIds]), isFact()))
    .groupBy(assignments.workerId);
  return new Map(rows.map(({ workerId, ...facts }) => [workerId, facts]));
}

const taking = alias(assignments, "taking");

/** Whether someone who holds the place has missed a shift: where nobody has, everyone who said yes is expected. */
const hasMissed = () =>
  exists(
    database
      .select({ one: sql`1` })
      .from(taking)
      .innerJoin(assignments, eq(assignments.workerId, taking.workerId))
      .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
      .where(
        and(
          eq(taking.slotId, slots.id),
          inArray(taking.state, [...placeTaking]),
          eq(assignments.state, "no_show"),
          isFact(),
          sql`NOT ${isContested}`,
        ),
      ),
  );

/** Those with a place, by place: only where someone has missed a shift, and none where the minimum is not even booked. */
async function atRisk(actor: Actor, locale: Locale) {
  const today = homeDay();
  const people = await database
    .select({
      slot: slots,
      shift: shifts,
      event: events,
      role: locale === "es" ? roles.nameEs : roles.nameEn,
      workers: sql<
        string[]
      >`array_agg(${assignments.workerId}) FILTER (WHERE ${inArray(assignments.state, [...placeTaking])})`,
      standby: sql<number>`count(*) FILTER (WHERE ${assignments.state} = 'standby')::int`,
    })
    .from(slots)
    .innerJoin(shifts, eq(shifts.id, slots.shiftId))
    .innerJoin(events, eq(events.id, shifts.eventId))
    .innerJoin(roles, eq(roles.id, slots.roleId))
    .innerJoin(assignments, eq(assignments.slotId, slots.id))
    .where(
      and(
        sql`${shifts.day} BETWEEN ${today} AND ${plusDays(today, days - 1)}`,
        sql`${shifts.startsAt} > ${clockNow()}`,
        isNotNull(shifts.publishedAt),
        isNull(shifts.cancelledAt),
        inArray(events.status, [...openStatuses]),
        hasMissed(),
        permittedRowsAt(actor, "assignment.view", eventPlaces),
      ),
    )
    .groupBy(slots.id, shifts.id, events.id, roles.id)
    .orderBy(shifts.startsAt, slots.id)
    .limit(mostInFigure + 1);
  const facts = await factsOf([...new Set(people.flatMap(({ workers }) => workers ?? []))]);
  return people
    .map(({ workers, ...place }) => ({ ...place, booked: workers?.length ?? 0, expected: expectedOf(workers, facts) }))
    .filter(
      ({ slot, booked, expected }) =>
        slot.agencySeats + booked >= slot.minimum && slot.agencySeats + expected < slot.minimum,
    );
}

const expectedOf = (workers: readonly string[] | null, facts: ReadonlyMap<string, AttendanceFacts>): number =>
  (workers ?? []).reduce((sum, id) => sum + chanceOf(facts.get(id) ?? { came: 0, missed: 0 }), 0);

export const attendanceAtRisk = async (actor: Actor) => ({ n: (await atRisk(actor, "en")).length, most: mostInFigure });

export async function attendanceAtRiskRows(
  actor: Actor,
  { locale, limit, offset }: Pick<RowsAsked, "locale" | "limit" | "offset">,
): Promise<FigureRow[]> {
  return (await atRisk(actor, locale))
    .slice(offset, offset + limit)
    .map(({ slot, shift, event, role, booked, expected, standby }) => ({
      id: slot.id,
      name: `${role} · ${shift.title}`,
      about: [
        titleIn(event, locale),
        timeOf(shift.startsAt, locale, event.timeZone),
        sentences[locale](Math.floor((slot.agencySeats + expected) * 10) / 10, slot.minimum, slot.agencySeats + booked),
        call[locale](standby),
      ],
      day: shift.day,
      // Where those on standby are called in, or where someone else is found.
      at:
        standby > 0
          ? `/admin/events/${event.id}/shifts/${shift.id}/people`
          : `/admin/events/${event.id}/staffing?slot=${slot.id}`,
      n: 1,
    }));
}

const number = (n: number, locale: Locale) => n.toLocaleString(locale === "es" ? "es-ES" : "en-GB");
const sentences = {
  en: (expected: number, needed: number, booked: number) =>
    `${number(expected, "en")} expected of ${booked} booked, ${needed} needed`,
  es: (expected: number, needed: number, booked: number) =>
    `se esperan ${number(expected, "es")} de ${booked}, hacen falta ${needed}`,
};
const call = {
  en: (n: number) => (n > 0 ? `call standbys: ${n}` : "nobody on standby"),
  es: (n: number) => (n > 0 ? `llamar a la reserva: ${n}` : "nadie en reserva"),
};
