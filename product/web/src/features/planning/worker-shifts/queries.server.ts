import { and, asc, desc, eq, gt, lte, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { awaitsSecond } from "@product/domain/planning/rota/finding-overrides";
import { titleIn } from "@product/domain/planning/events";
import { database } from "@product/database/client";
import { eventPlaces } from "@product/database/filters/event-columns";
import { assignments, events, shifts, slots } from "@product/database/tables/planning/event";
import { roles, venues } from "@product/database/tables/company/master-data";
import { clockNow } from "#request/clock.ts";
import { permittedRowsAt } from "#request/who-may.ts";

const mostShifts = 100;

/**
 * A worker's shifts at events in the reader's scope: coming ones with the next first, past ones with the latest first.
 */
export async function shiftsOfWorker(actor: Actor, workerId: string, locale: Locale) {
  const now = clockNow();
  const ofWorker = and(eq(assignments.workerId, workerId), permittedRowsAt(actor, "assignment.view", eventPlaces));
  const [coming, past] = await Promise.all([
    selected(locale)
      .where(and(ofWorker, gt(shifts.endsAt, now)))
      .orderBy(asc(shifts.startsAt), asc(assignments.id))
      .limit(mostShifts + 1),
    selected(locale)
      .where(and(ofWorker, lte(shifts.endsAt, now)))
      .orderBy(desc(shifts.startsAt), desc(assignments.id))
      .limit(mostShifts + 1),
  ]);
  return { coming: shown(coming, locale), past: shown(past, locale) };
}
export type WorkerShifts = Awaited<ReturnType<typeof shiftsOfWorker>>;
export type WorkerShift = WorkerShifts["coming"]["rows"][number];

const selected = (locale: Locale) =>
  database
    .select({
      id: assignments.id,
      state: assignments.state,
      endedReason: assignments.endedReason,
      findings: sql<number>`jsonb_array_length(${assignments.findings})`,
      override: assignments.override,
      shiftId: shifts.id,
      title: shifts.title,
      startsAt: shifts.startsAt,
      endsAt: shifts.endsAt,
      event: { id: events.id, titleEn: events.titleEn, titleEs: events.titleEs, timeZone: events.timeZone },
      venue: venues.name,
      role: locale === "es" ? roles.nameEs : roles.nameEn,
    })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(slots, eq(slots.id, assignments.slotId))
    .innerJoin(roles, eq(roles.id, slots.roleId))
    .innerJoin(events, eq(events.id, shifts.eventId))
    .innerJoin(venues, eq(venues.id, events.venueId));

function shown(rows: Awaited<ReturnType<typeof selected>>, locale: Locale) {
  return {
    isCut: rows.length > mostShifts,
    rows: rows.slice(0, mostShifts).map(({ event, override, startsAt, endsAt, ...row }) => ({
      ...row,
      eventId: event.id,
      event: titleIn(event, locale),
      timeZone: event.timeZone,
      startsAt: startsAt.getTime(),
      endsAt: endsAt.getTime(),
      decision: override === null ? null : awaitsSecond(override) ? ("waits" as const) : ("overridden" as const),
    })),
  };
}
