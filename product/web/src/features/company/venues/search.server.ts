import { and, asc, isNull } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { database } from "@product/database/client";
import { venues } from "@product/database/tables/company/master-data";
import { permittedRows } from "#request/who-may.ts";
import { asManyAsAsked, folded, holding, type Found, type Searched } from "#request/slices/search-sources.ts";

export async function venuesWith(actor: Actor, { words }: Searched): Promise<Found[]> {
  const rows = await database
    .select()
    .from(venues)
    .where(
      and(
        isNull(venues.archivedAt),
        holding(folded(venues.name, venues.town), words),
        permittedRows(actor, "venue.view", "venue", venues.id),
      ),
    )
    .orderBy(asc(venues.name))
    .limit(asManyAsAsked);
  return rows.map(({ id, name, town }) => ({ id, name, about: town, address: `/admin/venues/${id}` }));
}
