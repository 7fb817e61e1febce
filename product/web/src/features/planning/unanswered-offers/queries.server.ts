/** Unanswered invitations; and the people of shifts, as any figure counts and lists them. */
import { and, asc, count, eq, gt, isNull, sql, type SQL } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { titleIn } from "@product/domain/planning/events";
import { database } from "@product/database/client";
import { eventPlaces } from "@product/database/filters/event-columns";
import { assignments, events, shifts, slots } from "@product/database/tables/planning/event";
import { roles } from "@product/database/tables/company/master-data";
import { workers } from "@product/database/tables/people/worker";
import { fullName } from "@product/database/workers/full-name";
import { timeOf } from "#i18n/format.ts";
import { clockNow } from "#request/clock.ts";
import { mostInFigure, type FigureRow, type RowsAsked } from "#request/slices/figures.ts";
import { permittedRowsAt } from "#request/who-may.ts";

/** Invitations to shifts that are not over, where the actor may see assignments. */
const isWaiting = (actor: Actor) =>
  and(
    eq(assignments.state, "invited"),
    isNull(shifts.cancelledAt),
    gt(shifts.endsAt, clockNow()),
    permittedRowsAt(actor, "assignment.view", eventPlaces),
  );

export const unanswered = (actor: Actor) => countPeople(isWaiting(actor));

/** Those whose time to answer ends first. */
export async function unansweredRows(actor: Actor, { locale, limit, offset }: RowsAsked): Promise<FigureRow[]> {
  const order = [sql`${assignments.respondBy} NULLS LAST`, asc(shifts.startsAt), asc(assignments.id)];
  const rows = await peopleRows(isWaiting(actor), order, { locale, limit, offset });
  return rows.map(({ id, name, shift, event, role }) => ({
    id,
    name,
    about: [role, titleIn(event, locale), timeOf(shift.startsAt, locale, event.timeZone)],
    day: shift.day,
    at: `/admin/events/${event.id}/shifts/${shift.id}/people`,
    n: 1,
  }));
}

/** People on shifts, as far as a figure counts them. */
export async function countPeople(condition: SQL | undefined) {
  const some = database
    .select({ one: sql`1`.as("one") })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(events, eq(events.id, shifts.eventId))
    .where(condition)
    .limit(mostInFigure + 1)
    .as("some");
  const [found] = await database.select({ n: count() }).from(some);
  return { n: found!.n, most: mostInFigure };
}

/** People on shifts, as figures list them. */
export const peopleRows = (
  condition: SQL | undefined,
  order: readonly SQL[],
  { locale, limit, offset }: Pick<RowsAsked, "locale" | "limit" | "offset">,
) =>
  database
    .select({
      id: assignments.id,
      lateMinutes: assignments.lateMinutes,
      name: fullName,
      shift: shifts,
      event: events,
      role: locale === "es" ? roles.nameEs : roles.nameEn,
    })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(events, eq(events.id, shifts.eventId))
    .innerJoin(slots, eq(slots.id, assignments.slotId))
    .innerJoin(roles, eq(roles.id, slots.roleId))
    .innerJoin(workers, eq(workers.id, assignments.workerId))
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
