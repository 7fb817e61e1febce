import { and, asc, desc, eq, gt, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Locale } from "@product/domain/locales";
import { placeTaking } from "@product/domain/planning/assignments";
import { linkStanding, nameFor } from "@product/domain/planning/client-links";
import { titleIn } from "@product/domain/planning/events";
import { database } from "@product/database/client";
import { assignments, events, shifts, slots } from "@product/database/tables/planning/event";
import { clientLinks } from "@product/database/tables/planning/event-parts";
import { clients, legalEntities, venues } from "@product/database/tables/company/master-data";
import { workers } from "@product/database/tables/people/worker";
import { sha256Of } from "@product/database/workers/contract-links";
import { fileOf, filesOf } from "#features/planning/event-files/queries.server.ts";
import { shiftsOf } from "#features/planning/shifts/queries.server.ts";

export async function linksOf(eventId: string, now: Date) {
  const rows = await database
    .select()
    .from(clientLinks)
    .where(eq(clientLinks.eventId, eventId))
    .orderBy(desc(clientLinks.createdAt))
    .limit(100);
  return rows.map(({ tokenHash: _secret, ...link }) => ({ ...link, standing: linkStanding(link, now) }));
}
export type ClientLink = Awaited<ReturnType<typeof linksOf>>[number];

/** Where a client gets the codes by which it signs, as its record says now; without one it cannot sign by a link. */
export async function addressOfClient(
  eventId: string,
  reader: Pick<typeof database, "select"> = database,
): Promise<string | undefined> {
  const [client] = await reader
    .select({ address: clients.contactEmail })
    .from(events)
    .innerJoin(clients, eq(clients.id, events.clientId))
    .where(eq(events.id, eventId));
  return client?.address || undefined;
}

/** The client link behind a token, as long as it works. */
export async function behindClientLink(token: string, now: Date) {
  const [link] = await database
    .select()
    .from(clientLinks)
    .where(
      and(eq(clientLinks.tokenHash, sha256Of(token)), isNull(clientLinks.revokedAt), gt(clientLinks.expiresAt, now)),
    );
  return link;
}

/**
 * Data for the client's page: published shifts, how far they are filled, and names as far as the link allows. Nothing
 * about pay.
 */
export async function clientView(token: string, locale: Locale, now: Date) {
  const link = await behindClientLink(token, now);
  if (!link) return undefined;
  const [found] = await database
    .select({ event: events, venue: venues, company: legalEntities.name })
    .from(events)
    .innerJoin(venues, eq(venues.id, events.venueId))
    .innerJoin(legalEntities, eq(legalEntities.id, events.legalEntityId))
    .where(eq(events.id, link.eventId));
  if (!found) return undefined;
  const { event, venue, company } = found;
  const [all, names, files] = await Promise.all([
    shiftsOf(event.id, locale),
    link.names === "none" ? new Map<string, string[]>() : namesBySlot(event.id, link.names),
    link.showsFiles ? filesOf(event.id) : [],
  ]);
  return {
    title: titleIn(event, locale),
    code: event.code,
    isCancelled: event.status === "cancelled",
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    timeZone: event.timeZone,
    place: [venue.name, venue.address, venue.town].filter(Boolean).join(", "),
    company,
    expiresAt: link.expiresAt,
    showsNames: link.names !== "none",
    asksHours: link.asksHours,
    shifts: all
      .filter(({ state }) => state !== "draft" && state !== "cancelled")
      .map(({ id, title, startsAt, endsAt, slots: places }) => ({
        id,
        title,
        startsAt: new Date(startsAt),
        endsAt: new Date(endsAt),
        roles: places.map(({ id: slotId, role, target, agencySeats, confirmed }) => ({
          role,
          target,
          agencySeats,
          confirmed,
          names: names.get(slotId) ?? [],
        })),
      })),
    files: files.filter(({ forClient }) => forClient).map(({ id, name, size }) => ({ id, name, size })),
  };
}
export type ClientView = NonNullable<Awaited<ReturnType<typeof clientView>>>;

/** A file that is for the client, by a link that shows files. */
export async function fileBehindClientLink(token: string, fileId: string, now: Date) {
  const link = await behindClientLink(token, now);
  const file = link?.showsFiles ? await fileOf(link.eventId, fileId) : undefined;
  return file?.forClient ? file : undefined;
}

async function namesBySlot(eventId: string, scope: "first" | "full"): Promise<ReadonlyMap<string, string[]>> {
  const rows = await database
    .select({
      slotId: assignments.slotId,
      firstName: workers.firstName,
      preferredName: workers.preferredName,
      lastName: workers.lastName,
    })
    .from(assignments)
    .innerJoin(slots, eq(slots.id, assignments.slotId))
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(workers, eq(workers.id, assignments.workerId))
    .where(and(eq(slots.eventId, eventId), isNotNull(shifts.publishedAt), inArray(assignments.state, [...placeTaking])))
    .orderBy(asc(workers.listedName));
  const names = new Map<string, string[]>();
  for (const { slotId, ...worker } of rows)
    names.getOrInsertComputed(slotId, () => []).push(nameFor(scope, worker) ?? "");
  return names;
}
