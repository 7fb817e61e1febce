/** What a device may keep of its event: nobody but those who have a place there, and no more of them than its profile shows. */
import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import { clearance } from "@product/domain/clearance/clearance";
import { mayReadReasons, wipedAfterMs } from "@product/domain/day/devices";
import { keptOf, passMarkLength, type GateSnapshot, type PersonInSnapshot } from "@product/domain/day/gate-snapshot";
import { elsewhereWithinMs, longestStayMs } from "@product/domain/day/person-at-gate";
import { nearestTo } from "@product/domain/day/verdict";
import { placeTaking } from "@product/domain/planning/assignments";
import type { Instant } from "@product/domain/time/instant";
import { plusDays } from "@product/domain/time/local-date";
import { dayAt, startOfDay } from "@product/domain/time/zoned";
import { readFacts } from "@product/database/clearance/read-facts";
import { readRules } from "@product/database/clearance/read-rules";
import { database } from "@product/database/client";
import { signedSnapshot, snapshotPublicKey } from "@product/database/register/snapshot-key";
import { assignments, events, shifts, slots } from "@product/database/tables/event";
import { roles, venueZones } from "@product/database/tables/master-data";
import { passes } from "@product/database/tables/pass";
import { workers } from "@product/database/tables/worker";
import { fullName } from "@product/database/workers/full-name";
import { zonesNow } from "#features/day/passages/queries.server.ts";
import { factOf, punchesAt } from "#features/day/punches/queries.server.ts";
import { clockNow } from "#request/clock.ts";
import type { PairedDevice } from "./device.server.ts";

/** Today and the next two: by then a device has met the net again, or its people are asked for papers by the office. */
const daysKept = 3;
/** So many at once: between them others have their turn. */
const atOnce = 200;
const dayMs = 86_400_000;

/** As the device gets it: the text, and the signature by which it knows whose it is. */
export async function signedSnapshotFor(paired: PairedDevice): Promise<{ body: string; signature: string }> {
  const body = JSON.stringify(await snapshotFor(paired));
  return { body, signature: signedSnapshot(body) };
}

export const keyOfSnapshots = snapshotPublicKey;

export async function snapshotFor({ event, device }: PairedDevice): Promise<GateSnapshot> {
  const now = clockNow();
  const today = dayAt(now, event.timeZone);
  const days = Array.from({ length: daysKept }, (_, n) => plusDays(today, n));
  const held = await placesAt(event.id, now);
  const byWorker = Map.groupBy(held, ({ workerId }) => workerId);
  const shiftList = [...new Map(held.map((place) => [place.shiftId, place])).values()];
  const shiftIndex = new Map(shiftList.map(({ shiftId }, n) => [shiftId, n]));
  const roleList = [...new Map(held.map((place) => [place.roleId, place])).values()];
  const roleIndex = new Map(roleList.map(({ roleId }, n) => [roleId, n]));
  const made = Map.groupBy(
    await punchesAt(event.id, new Date(now.getTime() - longestStayMs), new Date(now.getTime() + 1)),
    ({ workerId }) => workerId,
  );
  const zones = device.zone ? await zonesNow(event.id) : undefined;
  const inZone: string[] = [];
  const rules = await readRules(database);
  const people: PersonInSnapshot[] = [];
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
      const judged = (roleId: string, day: (typeof days)[number]) => {
        const found = facts.get(id);
        const ask = { mode: "checkin", roleId, clientId: event.clientId ?? undefined } as const;
        return found && clearance(found.facts, rules, ask, { from: day, until: day }, now.toISOString());
      };
      if (zones?.get(id) === device.zone) inZone.push(code);
      const elsewhere = (others.get(id) ?? []).map(spanOf);
      const nearest = nearestTo(now.getTime() as Instant, places);
      people.push({
        code,
        name,
        pass: codeHash?.toString("base64url").slice(0, passMarkLength),
        key: algorithm && publicKey ? { algorithm, publicKey: publicKey.toString("base64url") } : undefined,
        ...keptOf({ places, elsewhere, punches: (made.get(id) ?? []).map(factOf) }, ({ roleId }) =>
          days.map((day) => judged(roleId, day)?.verdict ?? "BLOCK"),
        ),
        reason: mayReadReasons(device.profile) && nearest ? judged(nearest.roleId, today)?.reasons[0] : undefined,
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
    people,
    inZone: zones && inZone,
  };
}

const spanOf = ({ startsAt, endsAt, gate }: { startsAt: Date; endsAt: Date; gate?: string | null }) => ({
  startsAt: startsAt.getTime() as Instant,
  endsAt: endsAt.getTime() as Instant,
  gate: gate ?? "",
});

const stands = and(
  inArray(assignments.state, [...placeTaking]),
  isNotNull(shifts.publishedAt),
  isNull(shifts.cancelledAt),
  ne(events.status, "cancelled"),
);

const placesAt = (eventId: string, now: Date) =>
  database
    .select({
      workerId: assignments.workerId,
      shiftId: shifts.id,
      roleId: roles.id,
      roleEn: roles.nameEn,
      roleEs: roles.nameEs,
      title: shifts.title,
      zone: sql<string | null>`CASE WHEN ${venueZones.kind} = 'zone' THEN ${venueZones.name} END`,
      gate: sql<string | null>`CASE WHEN ${venueZones.kind} = 'gate' THEN ${venueZones.name} END`,
      startsAt: shifts.startsAt,
      endsAt: shifts.endsAt,
      breaks: shifts.breaks,
    })
    .from(assignments)
    .innerJoin(slots, eq(slots.id, assignments.slotId))
    .innerJoin(roles, eq(roles.id, slots.roleId))
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(events, eq(events.id, shifts.eventId))
    .leftJoin(venueZones, eq(venueZones.id, shifts.zoneId))
    .where(
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
