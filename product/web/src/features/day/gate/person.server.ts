/** Whom a code names, and all that the verdict of the gate asks of them. */
import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { clearance } from "@product/domain/clearance/clearance";
import type { Rules } from "@product/domain/clearance/facts";
import type { Reason } from "@product/domain/clearance/verdict";
import { readCode, type PassCheck, type ReadCode } from "@product/domain/day/pass-code";
import { longestStayMs, passCheckOf, personAtGate } from "@product/domain/day/person-at-gate";
import type { PunchFact } from "@product/domain/day/punches";
import { nearestTo } from "@product/domain/day/verdict";
import type { Locale } from "@product/domain/locales";
import type { Instant } from "@product/domain/time/instant";
import { dayAt } from "@product/domain/time/zoned";
import { amongIds } from "@product/database/among";
import { readFacts, type KnownWorker } from "@product/database/clearance/read-facts";
import { readRules } from "@product/database/clearance/read-rules";
import { database } from "@product/database/client";
import { assignments, events, shifts, slots } from "@product/database/tables/planning/event";
import { roles } from "@product/database/tables/company/master-data";
import { passes } from "@product/database/tables/day/pass";
import { workers } from "@product/database/tables/people/worker";
import { sha256Of } from "@product/database/workers/contract-links";
import { fullName } from "@product/database/workers/full-name";
import { pictureOf } from "@product/database/workers/pictures";
import { isSignedBy, type PhoneKey } from "@product/database/workers/pass-signature";
import { factOf, punchesOf } from "#features/day/punches/queries.server.ts";
import { clockNow } from "#request/clock.ts";
import type { PairedDevice } from "./device.server.ts";
import { placesWith, stands } from "./places.server.ts";

const hour = 3_600_000;

type ReadPass = Extract<ReadCode, { is: "pass" }>;
export type Looked = { check: PassCheck; person: Known | undefined };
export type Known = NonNullable<Awaited<ReturnType<typeof personAt>>>;

/** As it was at `now`, which is some time ago for what waited on a device. */
export async function lookAt(text: string, { event }: PairedDevice, locale: Locale, now = clockNow()): Promise<Looked> {
  const { check, workerId } = await holderOf(text, now);
  return { check, person: workerId ? await personAt(workerId, event, locale, now) : undefined };
}

async function holderOf(text: string, now: Date): Promise<{ check: PassCheck; workerId?: string }> {
  const read = readCode(text);
  const checked = (isSigned?: boolean) => passCheckOf(read, isSigned, now.getTime() as Instant);
  if (read.is === "nothing") return { check: checked() };
  if (read.is === "worker") {
    const [worker] = await database
      .select({ id: sql<string>`coalesce(${workers.mergedInto}, ${workers.id})` })
      .from(workers)
      .where(eq(workers.code, read.workerCode));
    return worker ? { check: checked(), workerId: worker.id } : { check: { is: "unknown" } };
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
  return { check: checked(await isSignedIn(read, { algorithm, publicKey })), workerId };
}

type Keyed = { algorithm: PhoneKey["algorithm"] | null; publicKey: Buffer | null };

/** Undefined where there is no signature, or no key to try it with. */
export const isSignedIn = async ({ code, step, signature }: ReadPass, { algorithm, publicKey }: Keyed) =>
  step !== undefined && signature && algorithm && publicKey
    ? isSignedBy({ algorithm, publicKey }, code, step, signature)
    : undefined;

async function personAt(workerId: string, event: PairedDevice["event"], locale: Locale, now: Date) {
  const [worker] = await database
    .select({ name: fullName, code: workers.code })
    .from(workers)
    .where(and(eq(workers.id, workerId), isNull(workers.mergedInto)));
  if (!worker) return undefined;
  const heldPlaces = await placesOf([workerId], locale, now, now);
  const moment = now.getTime() as Instant;
  const theirPunches = await punchesOf(workerId, new Date(moment - longestStayMs), new Date(clockNow().getTime() + 1));
  const here = theirPunches.filter(({ eventId }) => eventId === event.id);
  const punches = here.map(factOf);
  const [known, rules] = [await readFacts(database, [workerId], now), await readRules(database)];
  const seen = seenAt({ heldPlaces, punches, known: known.get(workerId), rules }, event, now);
  const photo = seen.isOfEvent ? await pictureOf(database, workerId) : undefined;
  const { facts, reason, nearest } = seen;
  return {
    workerId,
    ...worker,
    facts,
    reason,
    photo: photo?.id,
    nearest: nearest && placeShown(nearest),
    newest: newestOf(here),
  };
}

/** By `written`; nought where there is none. */
export const newestOf = (punches: readonly { written: bigint }[]): bigint =>
  punches.reduce((newest, { written }) => (written > newest ? written : newest), 0n);

type SeenBy = {
  heldPlaces: readonly HeldPlace[];
  punches: readonly PunchFact[];
  known: KnownWorker | undefined;
  rules: Rules;
};

/**
 * Facts about a worker that the verdict needs at that moment. Clearance is computed then, by every rule for letting
 * people in.
 */
export function seenAt({ heldPlaces, punches, known, rules }: SeenBy, event: PairedDevice["event"], now: Date) {
  const all = heldPlaces.map((place) => ({ ...place, ...spanOf(place) }));
  const places = all.filter(({ eventId }) => eventId === event.id);
  const elsewhere = all.filter(({ eventId }) => eventId !== event.id);
  const moment = now.getTime() as Instant;
  const nearest = nearestTo(moment, places);
  const { verdict, reason } = clearanceAt(known, rules, nearest?.roleId, event, now);
  const facts = personAtGate({ places, elsewhere, punches }, moment, () => verdict);
  return { facts, reason, nearest, isOfEvent: places.length > 0 };
}

const spanOf = ({ startsAt, endsAt, gate }: { startsAt: Date; endsAt: Date; gate: string | null }) => ({
  startsAt: startsAt.getTime() as Instant,
  endsAt: endsAt.getTime() as Instant,
  gate: gate ?? "",
});

/** The shift as the screen shows it. */
export type PlaceShown = {
  role: string;
  shift: string;
  zone: string;
  gate: string;
  startsAt: Instant;
  endsAt: Instant;
  restMinutes: number;
};

type HeldPlace = Awaited<ReturnType<typeof placesOf>>[number];
type Held = Omit<HeldPlace, "gate" | "startsAt" | "endsAt"> & ReturnType<typeof spanOf>;

const placeShown = ({ role, shift, zone, gate, startsAt, endsAt, breaks }: Held): PlaceShown => ({
  role,
  shift,
  zone: zone ?? "",
  gate,
  startsAt,
  endsAt,
  restMinutes: breaks[0]?.minutes ?? 0,
});

const daysFrom = (moment: Date, days: number) => new Date(moment.getTime() + days * 24 * hour);

/** Whether a shift is among those of the days around a moment. */
export const isAround = ({ startsAt, endsAt }: Pick<HeldPlace, "startsAt" | "endsAt">, now: Date): boolean =>
  endsAt > daysFrom(now, -3) && startsAt < daysFrom(now, 30);

/** Their published shifts of the days around these moments, at whatever event. */
export function placesOf(workerIds: readonly string[], locale: Locale, first: Date, last: Date, which = stands) {
  return placesWith({
    workerId: assignments.workerId,
    state: assignments.state,
    eventId: events.id,
    roleId: slots.roleId,
    role: locale === "es" ? roles.nameEs : roles.nameEn,
    shift: shifts.title,
  }).where(
    and(
      amongIds(assignments.workerId, workerIds),
      which,
      gt(shifts.endsAt, daysFrom(first, -3)),
      lt(shifts.startsAt, daysFrom(last, 30)),
    ),
  );
}

function clearanceAt(
  known: KnownWorker | undefined,
  rules: Rules,
  roleId: string | undefined,
  event: PairedDevice["event"],
  now: Date,
) {
  if (!known) return { verdict: "BLOCK" as const, reason: undefined };
  const day = dayAt(now, event.timeZone);
  const ask = { mode: "checkin", roleId, clientId: event.clientId ?? undefined } as const;
  const { verdict, reasons } = clearance(known.facts, rules, ask, { from: day, until: day }, now.toISOString());
  return { verdict, reason: reasons[0] as Reason | undefined };
}
