/** Takes what a device let in and out while it had no net: each scan is judged by itself, all are written together, and none holds up the others. */
import {
  isAfterHolding,
  isLongAgo,
  isPossibleTime,
  isPractice,
  modeOf,
  oddityOf,
  punchOfScan,
  type ConflictReason,
} from "@product/domain/day/conflicts";
import { silentAfterMs } from "@product/domain/day/devices";
import { greetingText, type ScanAnswer } from "@product/domain/day/gate-answers";
import { inOrder, scanText, type Queued, type QueuedScan } from "@product/domain/day/gate-snapshot";
import { doubtsOf, type Contact } from "@product/domain/day/scan-doubts";
import { gateVerdict } from "@product/domain/day/verdict";
import { Refused } from "@product/domain/refusals";
import type { Instant } from "@product/domain/time/instant";
import { contactsOf, hearDevice } from "@product/database/register/device-contact";
import { isTextSignedBy, type PhoneKey } from "@product/database/workers/pass-signature";
import { recordPassage } from "#features/day/passages/commands.server.ts";
import { Overtaken, recordPunches, type NewPunch } from "#features/day/punches/commands.server.ts";
import { clockNow } from "#request/clock.ts";
import { crowdOf } from "#features/day/gate/crowd.server.ts";
import { isOver, type PairedDevice } from "#features/day/gate/device.server.ts";
import { queuedScan, type SentScans } from "#features/day/gate/schema.ts";
import { holdingAt, holdingsOf, type Holding } from "./holdings.server.ts";
import { nameOfSecond, report } from "./report-conflict.server.ts";
import { takeBack } from "./take-back.server.ts";
import { isOfAnother, takenBefore } from "./taken-before.server.ts";

/** Undefined for a phone that never held a device. `failed` hears of what is ours to mend; that scan is not answered, so it stays on the device. */
export async function takeScans(
  paired: PairedDevice | undefined,
  sent: SentScans,
  failed: (error: unknown) => void,
): Promise<{ answers: ScanAnswer[]; holdings: Holding[] } | undefined> {
  const key = { algorithm: sent.algorithm, publicKey: Buffer.from(sent.publicKey, "base64url") };
  const holdings = await holdingsOf(paired, key);
  const home = holdings.find(({ device }) => device.id === paired?.device.id) ?? holdings[0];
  if (!home) return undefined;
  const read = sent.scans.map((scan) => ({ scan, parsed: queuedScan.safeParse(scan).data }));
  const answers: ScanAnswer[] = read.flatMap(({ scan, parsed }) =>
    parsed ? [] : [{ client: clientIn(scan), is: "unreadable" as const }],
  );
  const checked = await Promise.all(
    inOrder(read.flatMap(({ parsed }) => (parsed ? [parsed] : []))).map(async (scan) => ({
      ...scan,
      isSigned: await isTextSignedBy(key, scanText(scan), scan.signature),
    })),
  );
  // Who brings neither the token of a device nor its signature is nobody.
  const [waiting, unsigned] = [
    checked.filter(({ isSigned }) => paired || isSigned),
    checked.filter(({ isSigned }) => !paired && !isSigned),
  ];
  answers.push(...unsigned.map(({ client }) => ({ client, is: "unreadable" as const })));
  const byHolding = Map.groupBy(waiting, (scan) => holdingAt(holdings, scan) ?? home);
  for (const [holding, scans] of byHolding) answers.push(...(await takeInOrder(holding, scans, failed)));
  const left = sent.scans.length - answers.length;
  if (paired || checked.some(({ isSigned }) => isSigned) || (await isGreeted(key, sent)))
    await hear(home, holdings, sent.waiting === undefined ? undefined : sent.waiting + left);
  return { answers, holdings };
}

/** Said a moment ago, and not kept by somebody who plays it back. */
async function isGreeted(key: PhoneKey, { at, waiting, greeting }: SentScans): Promise<boolean> {
  if (at === undefined || waiting === undefined || !greeting) return false;
  const isNow = Math.abs(clockNow().getTime() - at) < silentAfterMs;
  return isNow && isTextSignedBy(key, greetingText({ at: at as Instant, waiting }), greeting);
}

/** What is said of a phone holds for every device that it has been. */
async function hear(home: Holding, holdings: readonly Holding[], waiting: number | undefined): Promise<void> {
  const others = holdings.filter(({ device }) => device.id !== home.device.id && device.waiting);
  for (const { device } of [home, ...others]) await hearDevice(device.id, clockNow(), waiting);
}

type Checked<One extends Queued> = One & { isSigned: boolean };
type CheckedScan = Checked<QueuedScan>;

/** What was taken back is so before the next is looked at. */
async function takeInOrder(holding: Holding, sent: readonly Checked<Queued>[], failed: Failed): Promise<ScanAnswer[]> {
  const answers: ScanAnswer[] = [];
  let together: CheckedScan[] = [];
  for (const one of sent) {
    if (isScan(one)) together.push(one);
    else {
      answers.push(...(await takeAll(holding, together, failed)));
      together = [];
      const isAnswered = answers.some(({ client }) => client === one.code);
      // It comes again with the scan that it takes back.
      if (isAnswered || !sent.some(({ client }) => client === one.code))
        answers.push(...(await unlessItFails(() => takeBack(holding, one, doubtAbout(one, holding)), failed)));
    }
  }
  return [...answers, ...(await takeAll(holding, together, failed))];
}
type Failed = (error: unknown) => void;

async function unlessItFails(take: () => Promise<ScanAnswer>, failed: Failed): Promise<ScanAnswer[]> {
  try {
    return [await take()];
  } catch (error) {
    failed(error);
    return [];
  }
}

const isScan = (one: Checked<Queued>): one is CheckedScan => one.kind !== "void";

/** As often as other gates may write of the same person first. */
const mostLooks = 50;

/** Together, and where that fails one by one: then only what is wrong itself is held up. */
async function takeAll(
  holding: Holding,
  scans: readonly CheckedScan[],
  failed: Failed,
  looks = mostLooks,
): Promise<ScanAnswer[]> {
  if (scans.length === 0) return [];
  try {
    return await takeTogether(holding, scans);
  } catch (error) {
    const [only, ...others] = scans;
    if (others.length === 0)
      return error instanceof Overtaken && looks > 1
        ? takeAll(holding, scans, failed, looks - 1)
        : unlessItFails(() => heldUp(holding, only!, error), failed);
    const answers: ScanAnswer[] = [];
    for (const scan of scans) answers.push(...(await takeAll(holding, [scan], failed)));
    return answers;
  }
}

/** Of somebody whose record takes nothing any more it is kept for the office; what fails otherwise is for us to mend. */
async function heldUp(holding: Holding, scan: CheckedScan, error: unknown): Promise<ScanAnswer> {
  if (!(error instanceof Refused)) throw error;
  if (error.refusals.some(({ code }) => code === "punch.sent-for-another")) return sentForAnother(holding, scan);
  await report(holding, scan, "pass-unknown", { workerId: undefined, isWritten: false });
  return { client: scan.client, is: "aside" };
}

async function takeTogether(holding: Holding, scans: readonly CheckedScan[]): Promise<ScanAnswer[]> {
  const before = await takenBefore(scans.map(({ client }) => client));
  const crowd = await crowdOf(scans, holding);
  const contacts = await contactsOf(holding.device.id);
  const answers: ScanAnswer[] = [];
  const made: Made[] = [];
  const odd: (() => Promise<void>)[] = [];
  for (const scan of scans) {
    const known = before.get(scan.client);
    if (known && isOfAnother(known, crowd.workerOf(scan))) {
      answers.push(await sentForAnother(holding, scan, crowd.workerOf(scan)));
      continue;
    }
    const taken = known?.is ?? (await take(holding, scan, crowd, contacts));
    answers.push({ client: scan.client, is: taken === "aside" ? "aside" : "written" });
    if (typeof taken === "string") continue;
    const { punch, oddity } = taken;
    made.push(punch);
    if (oddity) odd.push(() => report(holding, scan, oddity, { workerId: punch.workerId, isWritten: true }));
    before.set(scan.client, { is: "written", workerId: punch.workerId });
    crowd.add(punch.workerId, { id: punch.clientId, kind: punch.kind, at: scan.at });
  }
  await recordPunches(holding.actor, holding.event, made, async () => {
    for (const tell of odd) await tell();
  });
  return answers;
}
type Crowd = Awaited<ReturnType<typeof crowdOf>>;
type Made = NewPunch & { at: Date };

const clientIn = (scan: unknown): string => {
  const { client } = (scan ?? {}) as { client?: unknown };
  return typeof client === "string" ? client.slice(0, 40) : "";
};

type Taken = { punch: Made; oddity: ConflictReason | undefined };

/** The punch that is to be written, where there is one, and what is odd about it. */
async function take(
  holding: Holding,
  scan: CheckedScan,
  crowd: Crowd,
  contacts: readonly Contact[],
): Promise<Taken | "written" | "aside"> {
  const { client, kind, at, eventId } = scan;
  const { device, event, held } = holding;
  const { check, person } = await crowd.lookAt(scan);
  const aside = async (reason: ConflictReason) => {
    await report(holding, scan, reason, { workerId: person?.workerId, isWritten: false });
    return "aside" as const;
  };
  const doubt = doubtAbout(scan, holding);
  if (doubt) return aside(doubt);
  if (!person) return aside("pass-unknown");
  const made = { workerId: person.workerId, kind, clientId: client, at: new Date(at) };
  const isLate = isOver(event) ? "sent-late" : undefined;
  const odd = device.revokedAt && held.until ? "device-revoked" : isLate;
  if (device.zone && person.nearest && check.is !== "forged") {
    await recordPassage(holding, { ...made, kind: kind === "out" ? "out" : "in" });
    if (odd) await report(holding, scan, odd, { workerId: person.workerId, isWritten: true });
    return "written";
  }
  const verdict = gateVerdict(check, person.facts, { now: at, mode: modeOf(kind), gate: device.gate });
  if (!person.nearest) return aside(verdict.light === "stop" ? verdict.code : "not-expected");
  if (check.is === "forged") return aside("pass-forged");
  const written = punchOfScan(kind, verdict);
  const cameAfterAll = written === "in" && person.nearest.state === "no_show" ? "no-show" : undefined;
  const oddity = oddityOf(verdict, { kind: written, at }, person.punches) ?? cameAfterAll ?? odd;
  const asked = { at, now: clockNow().getTime() as Instant, isTyped: check.is === "typed", contacts };
  const kept = { heldSince: new Date(held.since), doubts: doubtsOf({ ...asked, heldSince: held.since }) };
  const how = { source: "gate", eventId, deviceId: device.id, scan: kept, follows: person.newest } as const;
  return { punch: { ...made, ...how, kind: written }, oddity };
}

/** What keeps it from being written at all: the office sees what was scanned, and decides. */
function doubtAbout(
  { isSigned, eventId, at }: Checked<Queued>,
  { event, held, trainings }: Holding,
): ConflictReason | undefined {
  const now = clockNow().getTime() as Instant;
  if (!isSigned) return "not-signed";
  if (eventId !== event.id) return "other-event";
  if (!isPossibleTime(at, now, held)) return "impossible-time";
  if (isAfterHolding(at, held)) return "device-revoked";
  if (isPractice(at, trainings)) return "practice";
  return isLongAgo(at, now) ? "sent-late" : undefined;
}

/** A device that gave two people the same name: the second is kept for the office, under a name that follows from both. */
async function sentForAnother(holding: Holding, scan: CheckedScan, workerId?: string): Promise<ScanAnswer> {
  await report(holding, scan, "sent-for-another", { workerId, isWritten: false }, nameOfSecond(scan));
  return { client: scan.client, is: "aside" };
}
