import { and, asc, eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { database } from "@product/database/client";
import { events } from "@product/database/tables/planning/event";
import { discreetFor } from "#features/people/clearance-light/queries.server.ts";
import { eventsSeenBy, rowsWith, selected } from "#features/planning/events/queries.server.ts";
import { clockNow } from "#request/clock.ts";
import { teamFor } from "./team.server.ts";

const mostTemplates = 200;

/** The events that are kept to make others from, as far as the actor sees them. */
export const templatesFor = async (actor: Actor, locale: Locale) =>
  rowsWith(
    await selected()
      .where(and(eq(events.isTemplate, true), eventsSeenBy(actor)))
      .orderBy(asc(events.searched), asc(events.id))
      .limit(mostTemplates),
    locale,
  );

/** The people of the event that this one was copied from, each with what stands against them, as far as the reader may know it. */
export async function teamOf(actor: Actor, eventId: string) {
  const [team, known] = [await teamFor(database, [eventId], clockNow()), await discreetFor(actor)];
  return team.map((place) => ({ ...place, reasons: known(place.reasons, place.legalEntityId) }));
}
