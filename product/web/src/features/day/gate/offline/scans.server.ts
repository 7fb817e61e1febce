/** Takes what a device let in and out while it had no net: each scan is judged by itself, all are written together, and none holds up the others. */
import { silentAfterMs } from "@product/domain/day/devices";
import { greetingText, type ScanAnswer } from "@product/domain/day/gate-answers";
import { inOrder, scanText, type Queued } from "@product/domain/day/gate-snapshot";
import { Refused } from "@product/domain/refusals";
import type { Instant } from "@product/domain/time/instant";
import { contactsOf, hearDevice } from "@product/database/register/device-contact";
import { isTextSignedBy, type PhoneKey } from "@product/database/workers/pass-signature";
import { Overtaken, recordPunches } from "#features/day/punches/commands.server.ts";
import { clockNow } from "#request/clock.ts";
import { crowdOf } from "#features/day/gate/crowd.server.ts";
import type { PairedDevice } from "#features/day/gate/device.server.ts";
import { queuedScan, type SentScans } from "#features/day/gate/schema.ts";
import { holdingAt, holdingsOf, type Holding } from "./holdings.server.ts";
import {
  doubtAbout,
  judge,
  clientIdClash,
  conflictUnwritten,
  type Checked,
  type CheckedScan,
  type Judged,
} from "./judge-scan.server.ts";
import { report } from "./report-conflict.server.ts";
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
  // A scan with neither a device token nor a valid signature belongs to no known device.
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

/** A phone's report of waiting scans holds for every device that it has been. */
async function hear(home: Holding, holdings: readonly Holding[], waiting: number | undefined): Promise<void> {
  const others = holdings.filter(({ device }) => device.id !== home.device.id && device.waiting);
  for (const { device } of [home, ...others]) await hearDevice(device.id, clockNow(), waiting);
}

/** A punch that was taken back is void before the next scan is looked at. */
async function takeInOrder(holding: Holding, sent: readonly Checked<Queued>[], failed: Failed): Promise<ScanAnswer[]> {
  const answers: ScanAnswer[] = [];
  let together: CheckedScan[] = [];
  for (const scan of sent) {
    if (isScan(scan)) together.push(scan);
    else {
      answers.push(...(await takeAll(holding, together, failed)));
      together = [];
      const isAnswered = answers.some(({ client }) => client === scan.code);
      // It comes again with the scan that it takes back.
      if (isAnswered || !sent.some(({ client }) => client === scan.code))
        answers.push(...(await unlessItFails(() => takeBack(holding, scan, doubtAbout(scan, holding)), failed)));
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

const isScan = (queued: Checked<Queued>): queued is CheckedScan => queued.kind !== "void";

/** As often as other gates may write of the same people first. */
const mostLooks = 50;

/** Together, and where that fails in halves: then only what is wrong itself is held up, and the rest is not read again and again. */
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
    if (error instanceof Overtaken && looks > 1) return takeAll(holding, scans, failed, looks - 1);
    const [first, ...others] = scans;
    if (others.length === 0) return unlessItFails(() => heldUp(holding, first!, error), failed);
    const half = Math.ceil(scans.length / 2);
    const answers = await takeAll(holding, scans.slice(0, half), failed);
    return [...answers, ...(await takeAll(holding, scans.slice(half), failed))];
  }
}

/**
 * If the worker's record takes no more punches, the scan is kept for the office; any other failure is a defect to be
 * mended.
 */
async function heldUp(holding: Holding, scan: CheckedScan, error: unknown): Promise<ScanAnswer> {
  if (!(error instanceof Refused)) throw error;
  const isOfTwo = error.refusals.some(({ code }) => code === "punch.sent-for-another");
  await report(holding, [
    isOfTwo ? clientIdClash(scan, undefined) : conflictUnwritten(scan, "pass-unknown", undefined),
  ]);
  return { client: scan.client, is: "aside" };
}

async function takeTogether(holding: Holding, scans: readonly CheckedScan[]): Promise<ScanAnswer[]> {
  const before = await takenBefore(scans.map(({ client }) => client));
  const crowd = await crowdOf(scans, holding);
  const contacts = await contactsOf(holding.device.id);
  const judged: Judged[] = [];
  for (const scan of scans) {
    const known = before.get(scan.client);
    const workerId = crowd.workerOf(scan);
    if (known && isOfAnother(known, workerId)) judged.push({ is: "aside", conflict: clientIdClash(scan, workerId) });
    else if (known) judged.push({ is: known.is });
    else {
      const judgement = await judge(holding, scan, crowd, contacts);
      judged.push(judgement);
      if (!judgement.punch) continue;
      before.set(scan.client, { is: "written", workerId: judgement.punch.workerId });
      crowd.add(judgement.punch.workerId, { id: judgement.punch.clientId, kind: judgement.punch.kind, at: scan.at });
    }
  }
  const conflicts = (is: Judged["is"]) =>
    judged.flatMap((judgement) => (judgement.is === is && judgement.conflict ? [judgement.conflict] : []));
  const newPunches = judged.flatMap(({ punch }) => punch ?? []);
  const beside = () => report(holding, conflicts("written"));
  await (newPunches.length > 0 ? recordPunches(holding.actor, holding.event, newPunches, beside) : beside());
  await report(holding, conflicts("aside"));
  return scans.map(({ client }, n) => ({ client, is: judged[n]!.is }));
}

const clientIn = (scan: unknown): string => {
  const { client } = (scan ?? {}) as { client?: unknown };
  return typeof client === "string" ? client.slice(0, 40) : "";
};
