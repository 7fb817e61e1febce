/**
 * The people of an event as its gates need them: who has a place, what the clearance says for these days, who came and went. Made for
 * all of its devices together, since at ten thousand people it takes seconds.
 */
import { and, eq, gt, inArray, isNull, lt, ne } from "drizzle-orm";
import { allReasons } from "@product/domain/clearance/clearance";
import { overlap } from "@product/domain/clearance/day-ranges";
import { worst } from "@product/domain/clearance/verdict";
import { wipedAfterMs } from "@product/domain/day/devices";
import { keptOf, passMarkLength, type GateSnapshot, type PersonInSnapshot } from "@product/domain/day/gate-snapshot";
import { elsewhereWithinMs, longestStayMs } from "@product/domain/day/person-at-gate";
import { nearestTo } from "@product/domain/day/verdict";
import type { Instant } from "@product/domain/time/instant";
import { plusDays } from "@product/domain/time/local-date";
import { dayAt, startOfDay } from "@product/domain/time/zoned";
import { readFacts } from "@product/database/clearance/read-facts";
import { readRules } from "@product/database/clearance/read-rules";
import { database } from "@product/database/client";
import { assignments, events, shifts } from "@product/database/tables/planning/event";
import { roles } from "@product/database/tables/company/master-data";
import { passes } from "@product/database/tables/day/pass";
import { workers } from "@product/database/tables/people/worker";
import { fullName } from "@product/database/workers/full-name";
import { factOf, punchesAt } from "#features/day/punches/queries.server.ts";
import { clockNow } from "#request/clock.ts";
import { forgetsPeople } from "#request/forgetting.ts";
import type { PairedDevice } from "./device.server.ts";
import { lentAt } from "#features/day/items/queries.server.ts";
import { placesWith, stands } from "./places.server.ts";

/** Today and the next two: by then a device has met the net again, or its people are asked for papers by the office. */
const daysKept = 3;
/** So many at once: between them others have their turn. */
const atOnce = 200;
const dayMs = 86_400_000;

type Event = PairedDevice["event"];
type Listed = PersonInSnapshot & { id: string };
/** `people` with their reasons, for whoever may read them. */
export type EventList = Omit<GateSnapshot, "givenAt" | "inZone" | "people"> & { people: readonly Listed[] };

const lists = new Map<string, Promise<EventList>>();
forgetsPeople(() => lists.clear());
/** A list of more people is given out again for ten times as long as it took, so that lists never take more than a tenth of the time. */
const madeAnewUpTo = 1_000;
const timesAsLong = 10;

/** Devices that ask while it is made get the same. */
export function listOf(event: Event): Promise<EventList> {
  const known = lists.get(event.id);
  if (known) return known;
  const making = makeAndKeep(event).catch((error) => {
    lists.delete(event.id);
    throw error;
  });
  lists.set(event.id, making);
  return making;
}

async function makeAndKeep(event: Event): Promise<EventList> {
  const began = performance.now();
  const list = await makeList(event);
  const keptMs = list.people.length > madeAnewUpTo ? (performance.now() - began) * timesAsLong : 0;
  if (keptMs > 0) setTimeout(() => lists.delete(event.id), keptMs).unref();
  else lists.delete(event.id);
  return list;
}

async function makeList(event: Event): Promise<EventList> {
  const now = clockNow();
  const today = dayAt(now, event.timeZone);
  const days = Array.from({ length: daysKept }, (_, n) => plusDays(today, n));
  const heldPlaces = await placesAt(event.id, now);
  const byWorker = Map.groupBy(heldPlaces, ({ workerId }) => workerId);
  const shiftList = [...new Map(heldPlaces.map((place) => [place.shiftId, place])).values()];
  const shiftIndex = new Map(shiftList.map(({ shiftId }, n) => [shiftId, n]));
  const roleList = [...new Map(heldPlaces.map((place) => [place.roleId, place])).values()];
  const roleIndex = new Map(roleList.map(({ roleId }, n) => [roleId, n]));
  const workerPunches = Map.groupBy(
    await punchesAt(event.id, new Date(now.getTime() - longestStayMs), new Date(now.getTime() + 1)),
    ({ workerId }) => workerId,
  );
  const lent = await lentAt(event.id);
  const items = [...new Map(lent.map((loan) => [loan.kindId, loan])).values()];
  const itemIndex = new Map(items.map(({ kindId }, n) => [kindId, n]));
  const lentTo = Map.groupBy(lent, ({ workerId }) => workerId);
  const rules = await readRules(database);
  const people: Listed[] = [];
  const ids = [...byWorker.keys()];
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = ids.slice(from, from + atOnce);
    const [facts, known, others] = [
      await readFacts(database, some, now),
      await peopleOf(some),
      await elsewhereOf(some, event.id, now),
    ];
    for (const { id, code, name, codeHash, algorithm, publicKey } of known) {
      const places = byWorker.get(id)!.map((place) => ({
        ...spanOf(place),
        roleId: place.roleId,
        shift: shiftIndex.get(place.shiftId)!,
        role: roleIndex.get(place.roleId)!,
      }));
      const found = facts.get(id);
      const inRole = (roleId: string) => {
        const ask = { mode: "checkin", roleId, clientId: event.clientId ?? undefined } as const;
        return found ? allReasons(found.facts, rules, ask) : [];
      };
      const reasons = new Map([...new Set(places.map(({ roleId }) => roleId))].map((role) => [role, inRole(role)]));
      const on = (roleId: string, day: (typeof days)[number]) =>
        reasons.get(roleId)!.filter((reason) => overlap(reason, { from: day, until: day }));
      const elsewhere = (others.get(id) ?? []).map(spanOf);
      const nearest = nearestTo(now.getTime() as Instant, places);
      people.push({
        id,
        code,
        name,
        pass: codeHash?.toString("base64url").slice(0, passMarkLength),
        key: algorithm && publicKey ? { algorithm, publicKey: publicKey.toString("base64url") } : undefined,
        ...keptOf({ places, elsewhere, punches: (workerPunches.get(id) ?? []).map(factOf) }, ({ roleId }) =>
          days.map((day) => (found ? worst(on(roleId, day)) : "BLOCK")),
        ),
        loans: lentTo.get(id)?.map(({ kindId, number }) => [itemIndex.get(kindId)!, number] as const),
        reason: nearest && on(nearest.roleId, today)[0],
      });
    }
  }
  return {
    eventId: event.id,
    madeAt: now.getTime() as Instant,
    until: (event.endsAt.getTime() + wipedAfterMs) as Instant,
    days: days.map((day) => startOfDay(day, event.timeZone)),
    shifts: shiftList.map((place) => ({
      ...spanOf(place),
      title: place.title,
      zone: place.zone ?? "",
      restMinutes: place.breaks[0]?.minutes ?? 0,
    })),
    roles: roleList.map(({ roleEn, roleEs }) => ({ en: roleEn, es: roleEs })),
    items: items.map(({ nameEn, nameEs }) => ({ en: nameEn, es: nameEs })),
    people,
  };
}

const spanOf = ({ startsAt, endsAt, gate }: { startsAt: Date; endsAt: Date; gate?: string | null }) => ({
  startsAt: startsAt.getTime() as Instant,
  endsAt: endsAt.getTime() as Instant,
  gate: gate ?? "",
});

const placesAt = (eventId: string, now: Date) =>
  placesWith({
    workerId: assignments.workerId,
    shiftId: shifts.id,
    roleId: roles.id,
    roleEn: roles.nameEn,
    roleEs: roles.nameEs,
    title: shifts.title,
  }).where(
    and(
      eq(events.id, eventId),
      stands,
      gt(shifts.endsAt, new Date(now.getTime() - daysKept * dayMs)),
      lt(shifts.startsAt, new Date(now.getTime() + 30 * dayMs)),
    ),
  );

const peopleOf = (ids: readonly string[]) =>
  database
    .select({
      id: workers.id,
      code: workers.code,
      name: fullName,
      codeHash: passes.codeHash,
      algorithm: passes.keyAlgorithm,
      publicKey: passes.publicKey,
    })
    .from(workers)
    .leftJoin(passes, eq(passes.workerId, workers.id))
    .where(and(inArray(workers.id, [...ids]), isNull(workers.mergedInto)));

/** Only when, and only near: where else they work is nothing to a gate. */
async function elsewhereOf(ids: readonly string[], eventId: string, now: Date) {
  const rows = await database
    .select({ workerId: assignments.workerId, startsAt: shifts.startsAt, endsAt: shifts.endsAt })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(events, eq(events.id, shifts.eventId))
    .where(
      and(
        inArray(assignments.workerId, [...ids]),
        ne(events.id, eventId),
        stands,
        gt(shifts.endsAt, new Date(now.getTime() - elsewhereWithinMs)),
        lt(shifts.startsAt, new Date(now.getTime() + daysKept * dayMs)),
      ),
    );
  return Map.groupBy(rows, ({ workerId }) => workerId);
}
