import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { isEnded, longestEventDays, nextStatuses, type EventStatus } from "@product/domain/planning/events";
import { Refused } from "@product/domain/refusals";
import { instantOf } from "@product/domain/time/instant-of";
import type { Zone } from "@product/domain/time/zone";
import { accounts } from "@product/database/tables/access/account";
import { eventManagers, events } from "@product/database/tables/planning/event";
import { clients, legalEntities, venues } from "@product/database/tables/company/master-data";
import { asBefore, ensureCurrent } from "#features/ground/master-data/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { freeEventCodes } from "./codes.server.ts";
import { leaveZones } from "./venue-change.server.ts";
import type { EventForm, MoveOnForm } from "./schema.ts";
import { lockEvent, type Event } from "./lock-event.server.ts";

export { lockEvent, type Event } from "./lock-event.server.ts";
export { lockShift, type Shift } from "./lock-shift.server.ts";

export { freeEventCodes, ensureCurrent };

export const createEvent = (actor: Actor, form: EventForm) =>
  perform(actor, "event.create", async ({ tx, recordChange }) => {
    const columns = await columnsOf(tx, form, undefined);
    const [code] = await freeEventCodes(tx, 1);
    const [event] = await tx
      .insert(events)
      .values({ ...columns, code: code!, status: "draft" })
      .returning();
    await answeredBy(tx, event!.id, form.managers);
    recordChange(event!, undefined, { ...columns, managers: form.managers });
    return { id: event!.id };
  });

/** Refused when someone saved after `version` was read. */
export const editEvent = (actor: Actor, id: string, form: EventForm) =>
  perform(actor, "event.edit", async ({ tx, now, subject, recordChange }) => {
    const event = subject(await lockEvent(tx, id));
    ensureCurrent(event, form.version);
    ensureOpen(event);
    const columns = await columnsOf(tx, form, event);
    // Where it comes to lie, they must be allowed to edit too.
    subject({ ...event, ...columns });
    const before = { ...asBefore(event, columns), managers: await managersOf(tx, id) };
    await tx
      .update(events)
      .set({ ...columns, version: event.version + 1, updatedAt: now })
      .where(eq(events.id, id));
    if (columns.venueId !== event.venueId) await leaveZones(tx, event, columns, now);
    await answeredBy(tx, id, form.managers);
    recordChange(event, before, { ...columns, managers: [...form.managers].toSorted() });
    return { id };
  });

/** From a draft to invoiced, one step at a time. Calling off and moving to other dates are acts of their own. */
export const moveEventOn = (actor: Actor, id: string, { status, version }: MoveOnForm) =>
  perform(actor, "event.move-on", async ({ tx, now, subject, recordChange }) => {
    const event = subject(await lockEvent(tx, id));
    ensureCurrent(event, version);
    if (!nextStatuses[event.status].includes(status))
      throw new Refused({ code: "event.move-illegal", from: event.status, to: status });
    await tx
      .update(events)
      .set({ status, version: event.version + 1, updatedAt: now })
      .where(eq(events.id, id));
    recordChange(event, { status: event.status }, { status });
    return { id };
  });

export function ensureOpen({ status }: { status: EventStatus }): void {
  if (isEnded(status)) throw new Refused({ code: "event.over" });
}

/** The form as its columns hold it; its times are those of the clock at the venue. */
async function columnsOf(
  tx: Transaction,
  { version: _read, managers: _theirs, startsAt, endsAt, clientId, ...form }: EventForm,
  before: Event | undefined,
) {
  const { timeZone } = await ensureChoices(tx, { ...form, clientId }, before);
  const times = { startsAt: edgeOf(startsAt, timeZone, "earlier"), endsAt: edgeOf(endsAt, timeZone, "later") };
  if (times.endsAt.getTime() - times.startsAt.getTime() > longestEventDays * 86_400_000)
    throw new Refused({ code: "event.too-long", days: longestEventDays });
  return { ...form, ...times, clientId: clientId ?? null, timeZone };
}

/** An event is wide enough to hold either of two hours that bear the same name. */
function edgeOf(wall: string, zone: Zone, which: "earlier" | "later"): Date {
  const found = instantOf(wall, zone);
  if (found.is === "one") return new Date(found.at);
  if (found.is === "twice") return new Date(found[which]);
  if (found.is === "skipped") throw new Refused({ code: "time.skipped", next: found.nextWall.slice(-5) });
  throw new Refused({ code: "record.choice-gone" });
}

type Chosen = { legalEntityId: string; clientId: string | undefined; venueId: string };

/** Company, client and venue of an event must exist; one already chosen may have been archived since. */
export async function ensureChoices(tx: Transaction, { legalEntityId, clientId, venueId }: Chosen, before?: Event) {
  const [venue] = await tx.select().from(venues).where(eq(venues.id, venueId));
  const entity = and(eq(legalEntities.id, legalEntityId), isNull(legalEntities.archivedAt));
  const isHere =
    venue &&
    (venue.archivedAt === null || before?.venueId === venueId) &&
    (before?.legalEntityId === legalEntityId || (await tx.$count(legalEntities, entity)) > 0) &&
    (clientId === undefined ||
      before?.clientId === clientId ||
      (await tx.$count(clients, and(eq(clients.id, clientId), isNull(clients.archivedAt)))) > 0);
  if (!isHere) throw new Refused({ code: "record.choice-gone" });
  return { timeZone: before?.venueId === venueId ? before.timeZone : venue.timeZone };
}

async function answeredBy(tx: Transaction, eventId: string, managers: readonly string[]): Promise<void> {
  const known = [...new Set(managers)];
  if (known.length > 0 && (await tx.$count(accounts, inArray(accounts.userId, known))) < known.length)
    throw new Refused({ code: "record.choice-gone" });
  await tx.delete(eventManagers).where(eq(eventManagers.eventId, eventId));
  if (known.length > 0) await tx.insert(eventManagers).values(known.map((userId) => ({ eventId, userId })));
}

const managersOf = async (tx: Transaction, eventId: string) =>
  (await tx.select().from(eventManagers).where(eq(eventManagers.eventId, eventId)))
    .map(({ userId }) => userId)
    .toSorted();

/** For commands that change what hangs on it: whoever read the event before this sees that it has changed. */
export const touchEvent = (tx: Transaction, id: string, now: Date) =>
  tx
    .update(events)
    .set({ version: sql`${events.version} + 1`, updatedAt: now })
    .where(eq(events.id, id));
