/** Whom a code names, and all that the verdict of the gate asks of them. */
import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import { clearance } from "@product/domain/clearance/clearance";
import type { Reason } from "@product/domain/clearance/verdict";
import { readCode, stepAt, type PassCheck } from "@product/domain/day/pass-code";
import { presencesOf, whereaboutsOf } from "@product/domain/day/punches";
import type { PersonAtGate } from "@product/domain/day/verdict";
import type { Locale } from "@product/domain/locales";
import { placeTaking } from "@product/domain/planning/assignments";
import type { Instant } from "@product/domain/time/instant";
import { dayAt } from "@product/domain/time/zoned";
import { readFacts } from "@product/database/clearance/read-facts";
import { readRules } from "@product/database/clearance/read-rules";
import { database } from "@product/database/client";
import { assignments, events, shifts, slots } from "@product/database/tables/event";
import { roles, venueZones } from "@product/database/tables/master-data";
import { passes } from "@product/database/tables/pass";
import { workers } from "@product/database/tables/worker";
import { sha256Of } from "@product/database/workers/contract-links";
import { fullName } from "@product/database/workers/full-name";
import { pictureOf } from "@product/database/workers/pictures";
import { isSignedBy } from "@product/database/workers/pass-signature";
import { factOf, punchesOf } from "#features/day/punches/queries.server.ts";
import { clockNow } from "#request/clock.ts";
import type { PairedDevice } from "./device.server.ts";

const hour = 3_600_000;
/** Who came longer ago than this and was not seen to go is not taken to be there still. */
const longestStay = 18 * hour;

export type Looked = { check: PassCheck; person: Known | undefined };
export type Known = NonNullable<Awaited<ReturnType<typeof personAt>>>;

export async function lookAt(text: string, { event }: PairedDevice, locale: Locale): Promise<Looked> {
  const { check, workerId } = await holderOf(text);
  return { check, person: workerId ? await personAt(workerId, event, locale) : undefined };
}

async function holderOf(text: string): Promise<{ check: PassCheck; workerId?: string }> {
  const read = readCode(text);
  if (read.is === "nothing") return { check: { is: "unknown" } };
  if (read.is === "worker") {
    const [worker] = await database
      .select({ id: sql<string>`coalesce(${workers.mergedInto}, ${workers.id})` })
      .from(workers)
      .where(eq(workers.code, read.workerCode));
    return worker ? { check: { is: "typed" }, workerId: worker.id } : { check: { is: "unknown" } };
  }
  const [pass] = await database
    .select({
      workerId: sql<string>`coalesce(${workers.mergedInto}, ${workers.id})`,
      algorithm: passes.keyAlgorithm,
      publicKey: passes.publicKey,
    })
    .from(passes)
    .innerJoin(workers, eq(workers.id, passes.workerId))
    .where(eq(passes.codeHash, sha256Of(read.code)));
  if (!pass) return { check: { is: "unknown" } };
  const { workerId, algorithm, publicKey } = pass;
  if (read.step === undefined || !read.signature) return { check: { is: "static" }, workerId };
  if (!algorithm || !publicKey) return { check: { is: "unknown-key" }, workerId };
  if (!(await isSignedBy({ algorithm, publicKey }, read.code, read.step, read.signature)))
    return { check: { is: "forged" }, workerId };
  return { check: { is: "signed", stepsOff: stepAt(clockNow().getTime() as Instant) - read.step }, workerId };
}

async function personAt(workerId: string, event: PairedDevice["event"], locale: Locale) {
  const now = clockNow();
  const [worker] = await database
    .select({ name: fullName, code: workers.code })
    .from(workers)
    .where(and(eq(workers.id, workerId), isNull(workers.mergedInto)));
  if (!worker) return undefined;
  const held = await placesOf(workerId, locale);
  const here = held.filter(({ eventId }) => eventId === event.id);
  const nearest = here.toSorted((a, b) => awayFrom(a, now) - awayFrom(b, now))[0];
  const made = await punchesOf(workerId, new Date(now.getTime() - longestStay), new Date(now.getTime() + 1));
  const folded = presencesOf(made.filter(({ eventId }) => eventId === event.id).map(factOf));
  const last = folded.presences.at(-1);
  const { verdict, reason } = await clearanceAt(workerId, nearest?.roleId, event, now);
  const facts: PersonAtGate = {
    clearance: verdict,
    shifts: here.map(({ startsAt, endsAt, gate }) => ({
      startsAt: startsAt.getTime() as Instant,
      endsAt: endsAt.getTime() as Instant,
      gate: gate ?? "",
    })),
    isExpectedElsewhere: held.some((place) => place.eventId !== event.id && awayFrom(place, now) < 3 * hour),
    whereabouts: whereaboutsOf(folded),
    lastAt: last && (last.until ?? last.from),
  };
  const photo = here.length > 0 ? await pictureOf(database, workerId) : undefined;
  return { workerId, ...worker, facts, reason, photo: photo?.id, nearest };
}

const awayFrom = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, now: Date) =>
  Math.max(startsAt.getTime() - now.getTime(), now.getTime() - endsAt.getTime(), 0);

/** Their published shifts of these days, at whatever event. */
function placesOf(workerId: string, locale: Locale) {
  const now = clockNow();
  const around = (days: number) => new Date(now.getTime() + days * 24 * hour);
  return database
    .select({
      eventId: events.id,
      roleId: slots.roleId,
      role: locale === "es" ? roles.nameEs : roles.nameEn,
      shift: shifts.title,
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
        eq(assignments.workerId, workerId),
        inArray(assignments.state, [...placeTaking]),
        isNotNull(shifts.publishedAt),
        isNull(shifts.cancelledAt),
        ne(events.status, "cancelled"),
        gt(shifts.endsAt, around(-3)),
        lt(shifts.startsAt, around(30)),
      ),
    );
}

/** Computed now, with all that is asked of whoever is let in. */
async function clearanceAt(workerId: string, roleId: string | undefined, event: PairedDevice["event"], now: Date) {
  const [known, rules] = [await readFacts(database, [workerId], now), await readRules(database)];
  const found = known.get(workerId);
  if (!found) return { verdict: "BLOCK" as const, reason: undefined };
  const day = dayAt(now, event.timeZone);
  const ask = { mode: "checkin", roleId, clientId: event.clientId ?? undefined } as const;
  const { verdict, reasons } = clearance(found.facts, rules, ask, { from: day, until: day }, now.toISOString());
  return { verdict, reason: reasons[0] as Reason | undefined };
}
