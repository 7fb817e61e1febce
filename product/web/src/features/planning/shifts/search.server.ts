import { and, asc, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { titleIn } from "@product/domain/planning/events";
import { database } from "@product/database/client";
import { eventPlaces } from "@product/database/filters/event-columns";
import { events, shifts } from "@product/database/tables/planning/event";
import { clockNow } from "#request/clock.ts";
import { permittedRowsAt } from "#request/who-may.ts";
import { asManyAsAsked, folded, holding, type Found, type Searched } from "#request/slices/search-sources.ts";

/** Those to come; past ones are found by their event. */
export async function shiftsWith(actor: Actor, { words, locale }: Searched): Promise<Found[]> {
  const rows = await database
    .select({ event: events, shift: { id: shifts.id, title: shifts.title, day: shifts.day } })
    .from(shifts)
    .innerJoin(events, eq(events.id, shifts.eventId))
    .where(
      and(
        isNull(shifts.cancelledAt),
        gt(shifts.endsAt, clockNow()),
        or(...words.map((word) => holding(folded(shifts.title), [word]))),
        holding(sql`concat_ws(' ', ${folded(shifts.title)}, ${events.searched})`, words),
        permittedRowsAt(actor, "shift.view", eventPlaces),
      ),
    )
    .orderBy(asc(shifts.startsAt), asc(shifts.id))
    .limit(asManyAsAsked);
  return rows.map(({ event, shift }) => ({
    id: shift.id,
    name: shift.title,
    about: titleIn(event, locale),
    day: shift.day,
    address: `/admin/events/${event.id}/shifts/${shift.id}`,
  }));
}
