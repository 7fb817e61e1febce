/** Places for which workers may apply: of their role and company, published, not yet filled. */
import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, sql } from "drizzle-orm";
import type { Locale } from "@product/domain/locales";
import { openStatuses, titleIn } from "@product/domain/planning/events";
import { database } from "@product/database/client";
import { taking } from "@product/database/filters/event-columns";
import { events, shifts, slots } from "@product/database/tables/planning/event";
import { roles, venues } from "@product/database/tables/company/master-data";
import { workerRoles, workers } from "@product/database/tables/people/worker";
import { clockNow } from "#request/clock.ts";

const mostShown = 30;

/** Those of the next that this worker is free for and has not answered; whether they may work there is judged when they apply. */
export async function openShiftsFor(workerId: string, locale: Locale) {
  const rows = await database
    .select({
      slotId: slots.id,
      role: locale === "es" ? roles.nameEs : roles.nameEn,
      shift: shifts,
      event: events,
      venue: venues,
    })
    .from(slots)
    .innerJoin(shifts, eq(shifts.id, slots.shiftId))
    .innerJoin(events, eq(events.id, slots.eventId))
    .innerJoin(venues, eq(venues.id, events.venueId))
    .innerJoin(roles, eq(roles.id, slots.roleId))
    .innerJoin(workers, and(eq(workers.id, workerId), eq(workers.legalEntityId, events.legalEntityId)))
    .innerJoin(workerRoles, and(eq(workerRoles.workerId, workers.id), eq(workerRoles.roleId, slots.roleId)))
    .where(
      and(
        eq(slots.fillMode, "open"),
        eq(workers.status, "active"),
        ne(events.visibility, "private"),
        inArray(events.status, [...openStatuses]),
        isNotNull(shifts.publishedAt),
        isNull(shifts.cancelledAt),
        gt(shifts.startsAt, clockNow()),
        sql`${slots.target} - ${slots.agencySeats} > (SELECT count(*) FROM app.assignment taken
          WHERE taken.slot_id = ${slots.id} AND taken.state IN (${taking}))`,
        sql`NOT EXISTS (SELECT FROM app.assignment mine WHERE mine.worker_id = ${workerId}
          AND ((mine.shift_id = ${shifts.id} AND mine.state NOT IN ('lapsed', 'withdrawn', 'cancelled'))
            OR (mine.during && ${shifts.during} AND mine.state IN (${taking}))))`,
      ),
    )
    .orderBy(asc(shifts.startsAt), asc(slots.id))
    .limit(mostShown);
  return rows.map(({ slotId, role, shift, event, venue }) => ({
    slotId,
    role,
    event: titleIn(event, locale),
    shift: shift.title,
    place: [venue.name, venue.town].filter(Boolean).join(", "),
    startsAt: shift.startsAt,
    endsAt: shift.endsAt,
    timeZone: event.timeZone,
  }));
}
export type OpenShift = Awaited<ReturnType<typeof openShiftsFor>>[number];
