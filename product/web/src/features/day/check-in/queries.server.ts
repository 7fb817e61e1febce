/** Expected and present workers of an event, folded from the punches, for the person who runs the day. */
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or } from "drizzle-orm";
import { silentAfterMs } from "@product/domain/day/devices";
import { readCode } from "@product/domain/day/pass-code";
import { presencesOf, whereaboutsOf, type Whereabouts } from "@product/domain/day/punches";
import type { Locale } from "@product/domain/locales";
import { placeTaking } from "@product/domain/planning/assignments";
import { database } from "@product/database/client";
import { openedScan } from "@product/database/register/sealed-scans";
import { devices, scanConflicts } from "@product/database/tables/day/device";
import { assignments, events, shifts, slots } from "@product/database/tables/planning/event";
import { roles, venues, venueZones } from "@product/database/tables/company/master-data";
import { workers } from "@product/database/tables/people/worker";
import { fullName } from "@product/database/workers/full-name";
import { zonesNow } from "#features/day/passages/queries.server.ts";
import { factOf, punchesAt, type Punch } from "#features/day/punches/queries.server.ts";
import { eventTerms } from "#features/planning/work-terms/queries.server.ts";
import { clockNow } from "#request/clock.ts";
import type { Standing } from "./standing.ts";

const hour = 3_600_000;
const lateAfterMs = 10 * 60_000;
const mostShown = 500;
/** On the roll nobody may be missing. */
export const wholeRoll = 20_000;

/** Covers shifts from half a day ago until eight hours from now, the most urgent first. */
export async function attendanceOf(eventId: string, locale: Locale, most = mostShown) {
  const now = clockNow();
  const [from, until] = [new Date(now.getTime() - 14 * hour), new Date(now.getTime() + 8 * hour)];
  const rows = await database
    .select({
      assignmentId: assignments.id,
      workerId: workers.id,
      name: fullName,
      code: workers.code,
      role: locale === "es" ? roles.nameEs : roles.nameEn,
      shift: shifts.title,
      zone: venueZones.name,
      startsAt: shifts.startsAt,
      endsAt: shifts.endsAt,
      lateMinutes: assignments.lateMinutes,
    })
    .from(assignments)
    .innerJoin(workers, eq(workers.id, assignments.workerId))
    .innerJoin(slots, eq(slots.id, assignments.slotId))
    .innerJoin(roles, eq(roles.id, slots.roleId))
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .leftJoin(venueZones, eq(venueZones.id, shifts.zoneId))
    .where(
      and(
        eq(shifts.eventId, eventId),
        inArray(assignments.state, [...placeTaking]),
        isNotNull(shifts.publishedAt),
        isNull(shifts.cancelledAt),
        gt(shifts.endsAt, from),
        lt(shifts.startsAt, until),
      ),
    )
    .orderBy(asc(shifts.startsAt), asc(workers.listedName), asc(assignments.id))
    .limit(most);
  const zones = await zonesNow(eventId);
  const eventPunches = await punchesAt(eventId, new Date(from.getTime() - 10 * hour), new Date(now.getTime() + 1));
  const byPerson = Map.groupBy(eventPunches, ({ workerId }) => workerId);
  return rows.map((row) => {
    const own = presencesOf(forShift(byPerson.get(row.workerId) ?? [], row.assignmentId).map(factOf));
    const folded = own.presences.length > 0 ? own : { ...own, presences: stayedFor(row, byPerson, now) };
    const last = folded.presences.at(-1);
    const where = last ? whereaboutsOf(folded) : undefined;
    return {
      ...row,
      standing: standingOf(row, where, now),
      // Where they went last, or where they were to work.
      isIn: (where && where !== "away" && zones.get(row.workerId)) || row.zone,
      since: last && new Date(last.until ?? last.from),
      oddities: folded.oddities.length,
      isOutside: forShift(byPerson.get(row.workerId) ?? [], row.assignmentId).at(-1)?.insideRadius === false,
    };
  });
}

/** A worker who came for another shift of the event and was still there when this one began has come to both. */
const stayedFor = (
  { workerId, startsAt, endsAt }: { workerId: string; startsAt: Date; endsAt: Date },
  byPerson: ReadonlyMap<string, readonly Punch[]>,
  now: Date,
) =>
  presencesOf((byPerson.get(workerId) ?? []).map(factOf)).presences.filter(
    ({ from, until }) => startsAt <= now && from < endsAt.getTime() && (until ?? now.getTime()) > startsAt.getTime(),
  );

/** Those of this shift, with what takes one of them back. */
const forShift = (workerPunches: readonly Punch[], assignmentId: string) =>
  workerPunches.filter((punch) => punch.assignmentId === assignmentId);

function standingOf(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  where: Whereabouts | undefined,
  now: Date,
): Standing {
  if (where) return where === "away" ? "left" : where;
  if (now >= endsAt) return "missed";
  return now.getTime() > startsAt.getTime() + lateAfterMs ? "late" : "not-yet";
}

/** Those that are revoked too, until they have spoken since: as long as something waits on them, or they may keep their list still. */
export async function devicesOf(eventId: string) {
  const hasNotSpokenSince = and(isNotNull(devices.pairedAt), lt(devices.lastSeenAt, devices.revokedAt));
  const found = await database
    .select({
      id: devices.id,
      name: devices.name,
      gate: devices.gate,
      supervisorPhone: devices.supervisorPhone,
      profile: devices.profile,
      zone: devices.zone,
      isTraining: devices.isTraining,
      pairedAt: devices.pairedAt,
      pinUntil: devices.pinUntil,
      revokedAt: devices.revokedAt,
      lastSeenAt: devices.lastSeenAt,
      waiting: devices.waiting,
      emptiedAt: devices.emptiedAt,
      waitingWhenEmptied: devices.waitingWhenEmptied,
      heardBeforeEmptied: devices.heardBeforeEmptied,
      endsAt: events.endsAt,
    })
    .from(devices)
    .innerJoin(events, eq(events.id, devices.eventId))
    .where(and(eq(devices.eventId, eventId), or(isNull(devices.revokedAt), gt(devices.waiting, 0), hasNotSpokenSince)))
    .orderBy(asc(devices.name), asc(devices.id));
  const now = clockNow();
  return found.map(({ endsAt, ...device }) => ({ ...device, isSilent: isSilent(device, endsAt, now) }));
}

/** After the event phones are put away: then those are missed that were silent before it ended, or where something waits still. */
const isSilent = (
  { pairedAt, lastSeenAt, waiting }: { pairedAt: Date | null; lastSeenAt: Date | null; waiting: number | null },
  endsAt: Date,
  now: Date,
): boolean => {
  const until = (waiting ?? 0) > 0 ? now.getTime() : Math.min(now.getTime(), endsAt.getTime());
  return pairedAt !== null && lastSeenAt !== null && until - lastSeenAt.getTime() > silentAfterMs;
};

const mostConflicts = 50;

const isOpenAt = (eventId: string) => and(eq(scanConflicts.eventId, eventId), isNull(scanConflicts.settledAt));

/** Also those that a screen has no room for. */
export const countConflicts = (eventId: string): Promise<number> => database.$count(scanConflicts, isOpenAt(eventId));

/** Scans of devices without a net that did not fit, until somebody has looked at them. */
export async function conflictsOf(eventId: string) {
  const found = await database
    .select({
      id: scanConflicts.clientId,
      scan: scanConflicts.scan,
      receivedAt: scanConflicts.receivedAt,
      heldSince: scanConflicts.heldSince,
      heldUntil: scanConflicts.heldUntil,
      reason: scanConflicts.reason,
      kind: scanConflicts.kind,
      at: scanConflicts.at,
      isWritten: scanConflicts.isWritten,
      name: fullName,
      code: workers.code,
      device: devices.name,
    })
    .from(scanConflicts)
    .leftJoin(devices, eq(devices.id, scanConflicts.deviceId))
    .leftJoin(workers, eq(workers.id, scanConflicts.workerId))
    .where(isOpenAt(eventId))
    .orderBy(asc(scanConflicts.at), asc(scanConflicts.clientId))
    .limit(mostConflicts);
  return found.map(({ scan, ...conflict }) => ({ ...conflict, shown: scan ? shownAtGate(openedScan(scan).code) : "" }));
}

/** A typed code as it is; only the end of a pass code, since the whole code would open the pass. */
function shownAtGate(code: string): string {
  const read = readCode(code);
  return read.is === "worker" ? read.workerCode : read.is === "pass" ? `…${read.code.slice(-4)}` : code.slice(0, 40);
}

/** The gates and zones of the venue, and whether people clock themselves. */
export async function doorsOf(eventId: string) {
  const rows = await database
    .select({
      name: venueZones.name,
      kind: venueZones.kind,
      radius: venues.geofenceMetres,
    })
    .from(events)
    .leftJoin(venues, eq(venues.id, events.venueId))
    .leftJoin(venueZones, eq(venueZones.venueId, events.venueId))
    .where(eq(events.id, eventId))
    .orderBy(asc(venueZones.position));
  const named = (wanted: "gate" | "zone") => rows.flatMap(({ name, kind }) => (name && kind === wanted ? [name] : []));
  return {
    gates: named("gate"),
    zones: named("zone"),
    clocking: (await eventTerms(eventId)).inForce.selfClock,
    hasRadius: (rows[0]?.radius ?? null) !== null,
  };
}
