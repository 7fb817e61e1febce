import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { mostPastEvents, pastEventsIn, type LineFault, type PastEvent } from "@product/domain/planning/past-events";
import { Refused } from "@product/domain/refusals";
import { plusDays } from "@product/domain/time/local-date";
import { startOfDay } from "@product/domain/time/zoned";
import { events } from "@product/database/tables/planning/event";
import { clients, legalEntities, venues } from "@product/database/tables/company/master-data";
import { freeEventCodes } from "#features/planning/events/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import type { PastEventsForm } from "./schema.ts";

/** All of them or none: what was worked before there was a plan here, archived and with how many people worked. */
export const importPastEvents = (actor: Actor, { legalEntityId, rows }: PastEventsForm) =>
  perform(actor, "event.import", async ({ tx, recordChange }) => {
    const { events: read, faults } = pastEventsIn(rows);
    if (read.length + faults.length > mostPastEvents)
      throw new Refused({ code: "event.too-many-rows", most: mostPastEvents });
    ensureNone(faults);
    const entity = and(eq(legalEntities.id, legalEntityId), isNull(legalEntities.archivedAt));
    if (read.length === 0 || (await tx.$count(legalEntities, entity)) === 0)
      throw new Refused({ code: "record.choice-gone" });
    const known = await placesNamed(tx);
    const placed = read.map((row) => ({ row, venue: known.venue(row.venue), client: known.client(row.client) }));
    ensureNone(
      placed.flatMap(({ row: { line, client: named }, venue, client }): LineFault[] => {
        if (!venue) return [{ line, fault: "venue" }];
        return named !== "" && !client ? [{ line, fault: "client" }] : [];
      }),
    );
    const codes = await freeEventCodes(tx, placed.length);
    const values = placed.map(({ row, venue, client }, index) =>
      columnsOf(row, { legalEntityId, venue: venue!, clientId: client?.id ?? null, code: codes[index]! }),
    );
    await ensureNew(tx, read, values);
    const created = await tx.insert(events).values(values).returning();
    for (const event of created)
      recordChange(event, undefined, {
        code: event.code,
        title: event.titleEs || event.titleEn,
        people: event.importedHeads,
      });
    return { n: created.length };
  });

type Venue = typeof venues.$inferSelect;
type To = { legalEntityId: string; venue: Venue; clientId: string | null; code: string };

function columnsOf({ title, firstDay, lastDay, people }: PastEvent, { venue, ...to }: To) {
  return {
    ...to,
    ...(venue.country === "ES" ? { titleEs: title, titleEn: "" } : { titleEn: title, titleEs: "" }),
    venueId: venue.id,
    timeZone: venue.timeZone,
    status: "archived" as const,
    startsAt: new Date(startOfDay(firstDay, venue.timeZone)),
    endsAt: new Date(startOfDay(plusDays(lastDay, 1), venue.timeZone) - 60_000),
    importedHeads: people,
  };
}

const ensureNone = (faults: readonly LineFault[]) => {
  const [first] = faults.toSorted((a, b) => a.line - b.line);
  if (first) throw new Refused({ code: "event.row-unread", ...first, more: faults.length - 1 });
};

/** By name, whatever its accents and capitals. */
async function placesNamed(tx: Transaction) {
  const folded = (name: string) => name.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();
  const byName = <Named extends { name: string }>(rows: readonly Named[]) =>
    new Map(rows.map((row) => [folded(row.name), row]));
  const theVenues = byName(await tx.select().from(venues).where(isNull(venues.archivedAt)));
  const theClients = byName(await tx.select().from(clients).where(isNull(clients.archivedAt)));
  return {
    venue: (name: string) => theVenues.get(folded(name)),
    client: (name: string) => theClients.get(folded(name)),
  };
}

/** Pasted twice, or twice in what was pasted. */
async function ensureNew(tx: Transaction, read: readonly PastEvent[], values: readonly ReturnType<typeof columnsOf>[]) {
  const keyOf = (event: { titleEs: string; titleEn: string; venueId: string; startsAt: Date }) =>
    [event.titleEs, event.titleEn, event.venueId, event.startsAt.getTime()].join("|");
  const there = await tx
    .select()
    .from(events)
    .where(
      inArray(
        events.startsAt,
        [...new Set(values.map(({ startsAt }) => startsAt.getTime()))].map((at) => new Date(at)),
      ),
    );
  const seen = new Set(there.map(keyOf));
  ensureNone(
    values.flatMap((event, index): LineFault[] => {
      const isKnown = seen.has(keyOf(event));
      seen.add(keyOf(event));
      return isKnown ? [{ line: read[index]!.line, fault: "known" }] : [];
    }),
  );
}
