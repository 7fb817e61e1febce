/** Reads in one go everything known about the holders of some codes; each code is then examined like a single scan. */
import { and, inArray, isNull, notInArray, sql } from "drizzle-orm";
import { readCode, type PassCheck } from "@product/domain/day/pass-code";
import { longestStayMs, passCheckOf } from "@product/domain/day/person-at-gate";
import type { PunchFact } from "@product/domain/day/punches";
import type { Instant } from "@product/domain/time/instant";
import { amongIds, amongTexts } from "@product/database/among";
import { readFacts, type KnownWorker } from "@product/database/clearance/read-facts";
import { readRules } from "@product/database/clearance/read-rules";
import { database } from "@product/database/client";
import { passes } from "@product/database/tables/day/pass";
import { workers } from "@product/database/tables/people/worker";
import { sha256Of } from "@product/database/workers/contract-links";
import { factOf, punchesByWorker } from "#features/day/punches/queries.server.ts";
import { clockNow } from "#request/clock.ts";
import type { PairedDevice } from "./device.server.ts";
import { isAround, isSignedIn, newestOf, placesOf, seenAt } from "./person.server.ts";
import { stoodThere } from "./places.server.ts";

type Shown = { code: string; at: number };

export async function crowdOf(shown: readonly Shown[], { event }: PairedDevice) {
  const holders = await holdersOf(shown.map(({ code }) => code));
  const ids = await livingIds([...new Set([...holders.values()].map(({ workerId }) => workerId))]);
  const times = shown.length > 0 ? shown.map(({ at }) => at) : [clockNow().getTime()];
  const [first, last] = [new Date(Math.min(...times)), new Date(Math.max(...times))];
  const places = await placesOf(ids, "en", first, last, stoodThere);
  const placesByWorker = Map.groupBy(
    places.filter(({ state, eventId }) => state !== "no_show" || eventId === event.id),
    ({ workerId }) => workerId,
  );
  const before = new Date(clockNow().getTime() + 1);
  const workerPunches = await punchesByWorker(event.id, ids, new Date(first.getTime() - longestStayMs), before);
  const punches = new Map(ids.map((id): [string, PunchFact[]] => [id, (workerPunches.get(id) ?? []).map(factOf)]));
  const rules = await readRules(database);
  const factsAt = factsByHour(ids);

  async function lookAt({ code, at }: Shown) {
    const holder = holders.get(code);
    const check = await checkOf(code, at, holder);
    const theirPunches = holder && punches.get(holder.workerId);
    if (!holder || !theirPunches) return { check, person: undefined };
    const { workerId } = holder;
    const now = new Date(at);
    const around = (placesByWorker.get(workerId) ?? []).filter((place) => isAround(place, now));
    const known = (await factsAt(now)).get(workerId);
    const { facts, nearest } = seenAt({ heldPlaces: around, punches: theirPunches, known, rules }, event, now);
    const newest = newestOf(workerPunches.get(workerId) ?? []);
    return { check, person: { workerId, facts, nearest, punches: theirPunches, newest } };
  }
  const workerOf = ({ code }: Shown): string | undefined => holders.get(code)?.workerId;
  /** Adds a punch that is about to be written, so that codes examined later count it. */
  const add = (workerId: string, punch: PunchFact) => void punches.get(workerId)?.push(punch);
  return { lookAt, workerOf, add };
}

type Holder = { workerId: string; key?: Parameters<typeof isSignedIn>[1] };

async function holdersOf(texts: readonly string[]): Promise<Map<string, Holder>> {
  const read = new Map(texts.map((text) => [text, readCode(text)]));
  const codes = [...read.values()].flatMap((reading) => (reading.is === "worker" ? [reading.workerCode] : []));
  const hashes = [...read.values()].flatMap((reading) => (reading.is === "pass" ? [sha256Of(reading.code)] : []));
  const kept = sql<string>`coalesce(${workers.mergedInto}, ${workers.id})`;
  const byCode = codes.length
    ? await database.select({ code: workers.code, workerId: kept }).from(workers).where(amongTexts(workers.code, codes))
    : [];
  const byHash = hashes.length
    ? await database
        .select({ hash: passes.codeHash, workerId: kept, algorithm: passes.keyAlgorithm, publicKey: passes.publicKey })
        .from(passes)
        .innerJoin(workers, sql`${workers.id} = ${passes.workerId}`)
        .where(inArray(passes.codeHash, hashes))
    : [];
  const typed = new Map(byCode.map(({ code, workerId }): [string, Holder] => [code, { workerId }]));
  const carried = new Map(
    byHash.map(({ hash, workerId, ...key }): [string, Holder] => [hash!.toString("hex"), { workerId, key }]),
  );
  const found = [...read].map(([text, reading]): [string, Holder | undefined] => [
    text,
    reading.is === "worker"
      ? typed.get(reading.workerCode)
      : reading.is === "pass"
        ? carried.get(sha256Of(reading.code).toString("hex"))
        : undefined,
  ]);
  return new Map(found.filter((each): each is [string, Holder] => each[1] !== undefined));
}

async function checkOf(text: string, at: number, holder: Holder | undefined): Promise<PassCheck> {
  const read = readCode(text);
  if (!holder) return { is: "unknown" };
  const isSigned = read.is === "pass" && holder.key ? await isSignedIn(read, holder.key) : undefined;
  return passCheckOf(read, isSigned, at as Instant);
}

/** Leaves out workers whose data is blocked or erased: nothing may be written about them any more. */
async function livingIds(ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const found = await database
    .select({ id: workers.id })
    .from(workers)
    .where(
      and(
        amongIds(workers.id, ids),
        isNull(workers.mergedInto),
        notInArray(workers.status, ["data_blocked", "erased"]),
      ),
    );
  return found.map(({ id }) => id);
}

const hourMs = 3_600_000;

/** Facts differ from day to day, and where a day begins depends on the company: within an hour of the clock they are the same. */
function factsByHour(ids: readonly string[]) {
  const read = new Map<number, Promise<Map<string, KnownWorker>>>();
  return (now: Date) => {
    const hour = Math.floor(now.getTime() / hourMs);
    const facts = read.get(hour) ?? readFacts(database, ids, now);
    read.set(hour, facts);
    return facts;
  };
}
