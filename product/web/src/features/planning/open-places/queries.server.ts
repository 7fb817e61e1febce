/** Places of the coming week that nobody holds, of the shifts that someone sees. */
import { and, eq, inArray, sql } from "drizzle-orm";
import { isPermitted, type Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { placeOfEvent } from "@product/domain/planning/event-acts";
import { openStatuses, titleIn } from "@product/domain/planning/events";
import { plusDays } from "@product/domain/time/local-date";
import { database } from "@product/database/client";
import { eventPlaces, filledSlots } from "@product/database/filters/event-columns";
import { events, shifts } from "@product/database/tables/planning/event";
import { roles } from "@product/database/tables/company/master-data";
import { timeOf } from "#i18n/format.ts";
import { clockNow, homeDay } from "#request/clock.ts";
import { mostInFigure, type FigureRow, type RowsAsked } from "#request/slices/figures.ts";
import { permittedRowsAt } from "#request/who-may.ts";

const days = 7;

/** One position each, with how many people are on it. */
const coming = () => {
  const today = homeDay();
  return sql`(${filledSlots} WHERE shift.day BETWEEN ${today} AND ${plusDays(today, days - 1)}
    AND shift.ends_at > ${clockNow().toISOString()}::timestamptz) filled`;
};
const isLacking = (actor: Actor, role?: string) =>
  and(
    sql`filled.target > filled.confirmed`,
    inArray(events.status, [...openStatuses]),
    permittedRowsAt(actor, "shift.view", eventPlaces),
    role === undefined ? undefined : eq(roles.key, role),
  );
const open = sql<number>`filled.target - filled.confirmed`;
const ofEvent = sql`filled.event_id = ${events.id}`;
const ofRole = sql`filled.role_id = ${roles.id}`;

export async function openPlaces(actor: Actor) {
  const counted = database
    .select({ open: open.as("open") })
    .from(events)
    .innerJoin(coming(), ofEvent)
    .where(isLacking(actor))
    .limit(mostInFigure + 1)
    .as("counted");
  const [found] = await database.select({ n: sql<number>`coalesce(sum(${counted.open}), 0)::int` }).from(counted);
  return { n: found!.n, most: mostInFigure };
}

/** The next to begin first; who may put people there goes to where that is done. */
export async function openPlaceRows(actor: Actor, { locale, narrow, limit, offset }: RowsAsked): Promise<FigureRow[]> {
  const rows = await database
    .select({
      id: sql<string>`filled.id`,
      n: open,
      shift: shifts,
      event: events,
      role: locale === "es" ? roles.nameEs : roles.nameEn,
    })
    .from(events)
    .innerJoin(coming(), ofEvent)
    .innerJoin(shifts, sql`filled.shift_id = ${shifts.id}`)
    .innerJoin(roles, ofRole)
    .where(isLacking(actor, narrow["role"]))
    .orderBy(shifts.startsAt, sql`filled.id`)
    .limit(limit)
    .offset(offset);
  return rows.map(({ id, n, shift, event, role }) => {
    const at = (moment: Date) => timeOf(moment, locale, event.timeZone);
    const mayAssign = ["assignment.create", "assignment.view"] as const;
    const isStaffing = mayAssign.every((needs) => isPermitted(actor, needs, placeOfEvent(event)));
    return {
      id,
      n,
      name: `${role} · ${shift.title}`,
      about: [titleIn(event, locale), `${at(shift.startsAt)}–${at(shift.endsAt)}`],
      day: shift.day,
      at:
        isStaffing && isPermitted(actor, "worker.view")
          ? `/admin/events/${event.id}/staffing?slot=${id}`
          : `/admin/events/${event.id}/shifts/${shift.id}`,
    };
  });
}

/** How many are open in each role, the most wanted first. */
export async function openByRole(actor: Actor, locale: Locale, most: number) {
  const sum = sql<number>`sum(${open})::int`;
  return database
    .select({ key: roles.key, name: locale === "es" ? roles.nameEs : roles.nameEn, n: sum })
    .from(events)
    .innerJoin(coming(), ofEvent)
    .innerJoin(roles, ofRole)
    .where(isLacking(actor))
    .groupBy(roles.key, roles.nameEs, roles.nameEn)
    .orderBy(sql`${sum} DESC`, roles.key)
    .limit(most);
}
