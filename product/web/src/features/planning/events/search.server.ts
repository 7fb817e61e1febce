import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { titleIn } from "@product/domain/planning/events";
import { dayAt } from "@product/domain/time/zoned";
import { database } from "@product/database/client";
import { eventPlaces } from "@product/database/filters/event-columns";
import { venues } from "@product/database/tables/company/master-data";
import { events } from "@product/database/tables/planning/event";
import { permittedRowsAt } from "#request/who-may.ts";
import { asManyAsAsked, folded, holding, type Found, type Searched } from "#request/slices/search-sources.ts";

export async function eventsWith(actor: Actor, { words, locale }: Searched): Promise<Found[]> {
  const rows = await database
    .select({ event: events, venue: venues.name })
    .from(events)
    .innerJoin(venues, eq(venues.id, events.venueId))
    .where(
      and(
        holding(sql`concat_ws(' ', ${events.searched}, ${folded(venues.name)})`, words),
        permittedRowsAt(actor, "event.view", eventPlaces),
      ),
    )
    .orderBy(desc(events.startsAt), asc(events.id))
    .limit(asManyAsAsked);
  return rows.map(({ event, venue }) => ({
    id: event.id,
    name: titleIn(event, locale),
    about: venue,
    day: dayAt(event.startsAt, event.timeZone),
    address: `/admin/events/${event.id}`,
  }));
}
