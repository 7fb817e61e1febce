/** Brings the season of the demonstration, with people on its shifts who can work there. */
import { and, eq, inArray, sql } from "drizzle-orm";
import { instantOf } from "@product/domain/time/instant-of";
import { plusDays } from "@product/domain/time/local-date";
import type { Zone } from "@product/domain/time/zone";
import { dayAt } from "@product/domain/time/zoned";
import { judgePeople, readPlanned } from "@product/database/rules/judge-shift";
import { accounts } from "@product/database/tables/access/account";
import { assignments, eventManagers, events, shifts, slots } from "@product/database/tables/planning/event";
import { clients, roles, venues, venueZones } from "@product/database/tables/company/master-data";
import { workRates, workTerms } from "@product/database/tables/planning/work-terms";
import { workerRoles, workers } from "@product/database/tables/people/worker";
import type { Transaction } from "@product/database/write";
import { demoAccounts } from "./accounts.ts";
import { loadAnswers } from "./answers.ts";
import { furnishEvent } from "./event-parts.ts";
import { furnishHours } from "./hours.ts";
import { inventedSeason, type InventedEvent, type InventedShift } from "./crowd/invent-season.ts";
import { entityIds } from "./missing.ts";
import { furnishDay } from "./on-the-day.ts";
import { punchShift } from "./punches.ts";
import type { Reader } from "./references.ts";

const idOf = (number: number) => `00000000-0000-4000-8000-0000000e0${String(number).padStart(3, "0")}`;
const codeOf = (number: number) => `EV-DE${String(number).padStart(2, "0")}`;

export async function missingEvents(reader: Reader): Promise<readonly InventedEvent[]> {
  const known = await reader
    .select({ id: events.id })
    .from(events)
    .where(
      inArray(
        events.id,
        inventedSeason.map(({ number }) => idOf(number)),
      ),
    );
  const there = new Set(known.map(({ id }) => id));
  return inventedSeason.filter(({ number }) => !there.has(idOf(number)));
}

/** Those of these events whose days differ from the ones they would get today. */
export async function misdatedEvents(reader: Reader, among: readonly string[]): Promise<string[]> {
  const now = new Date();
  const there = await reader
    .select({ id: events.id, startsAt: events.startsAt, timeZone: events.timeZone })
    .from(events)
    .where(inArray(events.id, [...among]));
  const invented = new Map(inventedSeason.map((event) => [idOf(event.number), event]));
  return there
    .filter(({ id, startsAt, timeZone }) => {
      const { inDays, shifts: planned } = invented.get(id)!;
      const first = inDays + Math.min(...planned.map(({ day }) => day), planned.length === 0 ? 0 : Infinity);
      return dayAt(startsAt, timeZone) !== plusDays(dayAt(now, timeZone), first);
    })
    .map(({ id }) => id);
}

/** Those that are missing, or of these the ones that are. Gives back the new ones. */
export async function loadDemoSeason(tx: Transaction, among?: readonly string[]): Promise<readonly string[]> {
  const wanted = (await missingEvents(tx)).filter(({ number }) => among?.includes(idOf(number)) ?? true);
  if (wanted.length === 0) return [];
  const known = await placesAndPeople(tx);
  const eventIds: string[] = [];
  for (const invented of wanted) {
    const venue = known.venues.get(invented.venue);
    const legalEntityId = known.entities[invented.country];
    // The company has one of that name somewhere else, or has put it away: then there is no such event.
    if (!venue || !legalEntityId) continue;
    const id = await insertEvent(tx, invented, { venue, legalEntityId, known });
    if (invented.number === answered) await loadAnswers(tx, id);
    eventIds.push(id);
  }
  return eventIds;
}

/** The one that is on today. */
const today = 1;

/** Where workers are answering. */
const answered = 6;

/** The fair, the dinner and the festival look for people in public. */
const announced = [4, 5, 6];

type Known = Awaited<ReturnType<typeof placesAndPeople>>;
type Where = { venue: { id: string; timeZone: Zone }; legalEntityId: string; known: Known };

async function placesAndPeople(tx: Transaction) {
  const [venueRows, clientRows, roleRows, zones, office] = [
    await tx.select().from(venues),
    await tx.select().from(clients),
    await tx.select().from(roles),
    await tx.select().from(venueZones),
    await tx
      .select({ id: accounts.userId })
      .from(accounts)
      .where(eq(accounts.userId, demoAccounts.find(({ role }) => role === "planner")!.id)),
  ];
  return {
    venues: new Map(venueRows.map(({ id, name, timeZone }) => [name, { id, timeZone }])),
    clients: new Map(clientRows.map(({ id, name }) => [name, id])),
    roles: new Map(roleRows.map(({ id, key }) => [key, id])),
    zones,
    entities: await entityIds(tx),
    manager: office[0]?.id,
    now: new Date(),
  };
}

async function insertEvent(tx: Transaction, invented: InventedEvent, { venue, legalEntityId, known }: Where) {
  const id = idOf(invented.number);
  const first = plusDays(dayAt(known.now, venue.timeZone), invented.inDays);
  const timed = invented.shifts.map((shift) => ({ ...shift, ...timesOf(shift, first, venue.timeZone) }));
  const noon = timesOf({ day: 0, from: "13:00", to: "23:00" }, first, venue.timeZone);
  const edge = (pick: (...all: number[]) => number, key: "startsAt" | "endsAt") =>
    new Date(timed.length === 0 ? noon[key].getTime() : pick(...timed.map((shift) => shift[key].getTime())));
  await tx.insert(events).values({
    id,
    code: codeOf(invented.number),
    ...(invented.country === "ES" ? { titleEs: invented.title } : { titleEn: invented.title }),
    legalEntityId,
    clientId: (invented.client && known.clients.get(invented.client)) || null,
    venueId: venue.id,
    timeZone: venue.timeZone,
    status: invented.status,
    startsAt: edge(Math.min, "startsAt"),
    endsAt: edge(Math.max, "endsAt"),
    colour: invented.colour,
    visibility: announced.includes(invented.number) ? "public" : "private",
    statusReason: invented.status === "cancelled" ? "The client moved it to next year" : "",
  });
  // The one that is on today leaves the clock to its people.
  if (invented.number === 1) await tx.insert(workTerms).values({ eventId: id, terms: { selfClock: "yes" } });
  if (invented.number <= 3) await tx.insert(workRates).values({ eventId: id, payRate: 1250, chargeRate: 2150 });
  if (known.manager) await tx.insert(eventManagers).values({ eventId: id, userId: known.manager });
  for (const [place, shift] of timed.entries()) {
    const zoneId = known.zones.find((each) => each.venueId === venue.id && each.name === shift.title)?.id ?? null;
    const [newShift] = await tx
      .insert(shifts)
      .values({
        eventId: id,
        title: shift.title,
        zoneId,
        startsAt: shift.startsAt,
        endsAt: shift.endsAt,
        day: plusDays(first, shift.day),
        breaks: shift.breakMinutes === 0 ? [] : [{ after: 240, minutes: shift.breakMinutes, paid: false }],
        meetingMinutes: 20,
        publishedAt: shift.isPublished ? new Date(known.now.getTime() - 9 * 86_400_000) : null,
        cancelledAt: invented.status === "cancelled" ? known.now : null,
      })
      .returning();
    await fillShift(tx, newShift!, shift, { ...known, seed: invented.number * 100 + place, legalEntityId });
    if (!newShift!.publishedAt) await judgeDraft(tx, newShift!.id);
    if (newShift!.startsAt < known.now) await punchShift(tx, newShift!, { now: known.now, timeZone: venue.timeZone });
  }
  await furnishEvent(tx, id, invented.number, known.now);
  if (invented.number === today) {
    await furnishDay(tx, { eventId: id, venueId: venue.id, now: known.now });
    await furnishHours(tx, { eventId: id, legalEntityId, now: known.now });
  }
  return id;
}

function timesOf({ day, from, to }: Pick<InventedShift, "day" | "from" | "to">, first: string, zone: Zone) {
  const at = (wall: string, later: number) => {
    const found = instantOf(`${plusDays(first, day + later)}T${wall}`, zone);
    const moment =
      found.is === "one" ? found.at : found.is === "twice" ? found.earlier : (found as { next: number }).next;
    return new Date(moment);
  };
  return { startsAt: at(from, 0), endsAt: at(to, to <= from ? 1 : 0) };
}

/** Records the findings for the assignments of a draft, as if a planner had made them. */
async function judgeDraft(tx: Transaction, shiftId: string): Promise<void> {
  const shift = await readPlanned(tx, shiftId);
  const assigned = await tx
    .select({ id: assignments.id, workerId: assignments.workerId, roleId: slots.roleId })
    .from(assignments)
    .innerJoin(slots, eq(slots.id, assignments.slotId))
    .where(eq(assignments.shiftId, shiftId));
  if (!shift) return;
  const people = assigned.map(({ workerId, roleId }) => ({ workerId, roleId, toldAt: null }));
  const found = await judgePeople(tx, shift, people);
  for (const { id, workerId } of assigned)
    await tx
      .update(assignments)
      .set({ findings: found.get(workerId) ?? [] })
      .where(eq(assignments.id, id));
}

type Filling = Known & { seed: number; legalEntityId: string };

/** By people of that role who are active and have nothing else at that time. */
async function fillShift(tx: Transaction, newShift: typeof shifts.$inferSelect, shift: InventedShift, known: Filling) {
  for (const [role, minimum, target, maximum, taken, invitedShare = 0] of shift.lines) {
    const roleId = known.roles.get(role);
    if (!roleId) continue;
    const [slot] = await tx
      .insert(slots)
      .values({
        shiftId: newShift.id,
        eventId: newShift.eventId,
        roleId,
        minimum,
        target,
        maximum,
        standby: target >= 10 ? Math.ceil(target / 10) : 0,
        fillMode: shift.mode,
      })
      .returning();
    const [sure, open] = [Math.round(target * taken), Math.round(target * invitedShare)];
    if (sure + open === 0) continue;
    const free = await tx
      .select({ id: workers.id })
      .from(workers)
      .innerJoin(workerRoles, and(eq(workerRoles.workerId, workers.id), eq(workerRoles.roleId, roleId)))
      .where(
        sql`${workers.status} = 'active' AND ${workers.legalEntityId} = ${known.legalEntityId} AND NOT EXISTS (
          SELECT FROM app.assignment a WHERE a.worker_id = ${workers.id} AND a.during && ${newShift.during}::tstzrange)`,
      )
      .orderBy(sql`md5(${workers.id}::text || ${String(known.seed)})`)
      .limit(sure + open);
    if (free.length === 0) continue;
    const publishedAt = newShift.publishedAt;
    await tx.insert(assignments).values(
      free.map(({ id: workerId }, index) => ({
        slotId: slot!.id,
        shiftId: newShift.id,
        workerId,
        during: newShift.during,
        // Nobody has heard of a draft.
        state: !publishedAt ? ("staged" as const) : index < sure ? ("confirmed" as const) : ("invited" as const),
        source: shift.mode === "book" ? ("book" as const) : ("invite" as const),
        offeredAt: publishedAt,
        respondedAt: index < sure ? publishedAt : null,
      })),
    );
  }
}
