import type { Actor } from "@product/domain/actor";
import { database } from "@product/database/client";
import { recordWith, rowsOf } from "#features/ground/master-data/queries.server.ts";
import { zonesIn } from "./zones.server.ts";

export type VenueRow = Awaited<ReturnType<typeof venueRows>>[number];

/** Every venue that someone may see, archived or not. */
export const venueRows = (actor: Actor) => rowsOf("venue", ["name", "town", "country"], actor);

export async function venueWith(actor: Actor, id: string) {
  const venue = await recordWith("venue", id, actor);
  return venue && { ...venue, ...(await zonesIn(database, id)) };
}
