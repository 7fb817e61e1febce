import { and, eq, isNull, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { database } from "@product/database/client";
import { venues } from "@product/database/tables/master-data";
import { zonesIn } from "./zones.server.ts";
import { narrowed } from "#request/who-may.ts";

const seenBy = (actor: Actor) => narrowed(actor, "venue.view", "venue", venues.id);

export type VenueRow = Awaited<ReturnType<typeof venueRows>>[number];

/** Every venue that someone may see, archived or not. */
export const venueRows = (actor: Actor) =>
  database
    .select({
      id: venues.id,
      name: venues.name,
      town: venues.town,
      country: venues.country,
      isArchived: sql<boolean>`${venues.archivedAt} IS NOT NULL`,
    })
    .from(venues)
    .where(seenBy(actor));

export async function venueWith(actor: Actor, id: string) {
  const [venue] = await database
    .select()
    .from(venues)
    .where(and(eq(venues.id, id), seenBy(actor)));
  return venue && { ...venue, ...(await zonesIn(database, id)) };
}

export const venueCount = (actor: Actor) => database.$count(venues, and(isNull(venues.archivedAt), seenBy(actor)));
