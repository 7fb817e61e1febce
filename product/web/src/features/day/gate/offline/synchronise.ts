/** Sends what waits, and fetches the list of the event anew. One at a time, whatever asks for it and in however many windows. */
import { inOrder, isStillGood, type GateSnapshot } from "@product/domain/day/gate-snapshot";
import type { Instant } from "@product/domain/time/instant";
import { isSignedWith, publicHalf } from "#features/day/pass/share/own-keys.ts";
import { dropScan, forgetEvent, keep, keepScan, kept, keptScans, ownKeys, type KeptScan } from "./kept.ts";
import { answered, lineNow, ownClock, tellLine } from "./line.ts";
import type { ScanAnswer } from "@product/domain/day/gate-answers";

/** So old the list may be before it is fetched anew. */
const freshMs = 30_000;
/** That of ten thousand people is made in seconds, and comes over a slow net in more of them. */
const listPatienceMs = 120_000;
/** So many that a busy server has written them before a device takes its silence for a lost net. */
const atOnce = 25;

/** Only a secure context has keys; over plain http a gate works with a net alone. */
export const canKeep = (): boolean => globalThis.crypto?.subtle !== undefined && "locks" in navigator;

export const oneAtATime = <Result>(what: () => Promise<Result>): Promise<Result> =>
  navigator.locks.request("gate", what);

/** Whether the server was reached. `gone`: the device was revoked, or its event is over, and nothing of it is kept. */
export type Reached = boolean | "gone";

export const sendKept = (): Promise<Reached> =>
  oneAtATime(async () => {
    const old = await kept("snapshot");
    if (old && !isStillGood(old, now(await kept("ahead")))) await forgetEvent();
    const reached = navigator.onLine && (await sendWaiting());
    if (reached === "gone") await forgetEvent();
    await countWaiting(!reached);
    return reached;
  });

/** Apart from what is sent: a long list may take a while, and nobody who scans or takes back waits for it. */
export const renewList = (snapshotKey: string): Promise<Reached> =>
  navigator.locks.request("gate-list", async () => {
    const reached = await fetchList(snapshotKey);
    if (reached === "gone") await oneAtATime(forgetEvent);
    if (reached !== true) await countWaiting(!reached);
    return reached;
  });

/** The server's time, as far as this device knows it. */
export const now = (ahead: number | undefined): Instant => (ownClock() + (ahead ?? 0)) as Instant;

export async function countWaiting(isOffline: boolean): Promise<void> {
  const waiting = (await keptScans()).filter(({ isSent }) => !isSent).length;
  tellLine({ isOffline, waiting });
}

/** By this page: one that the device had kept comes without a net too. */
let hasReached = false;

async function sendWaiting(): Promise<Reached> {
  const keys = await ownKeys();
  const publicKey = await publicHalf(keys);
  // Asking with nothing to send shows whether there is a net: at first, since a browser may think so wrongly, and again.
  for (let isAsked = hasReached && !lineNow().isOffline; ; isAsked = true) {
    const waiting = inOrder((await keptScans()).filter(({ isSent }) => !isSent)).slice(0, atOnce);
    if (waiting.length === 0 && isAsked) return true;
    const scans = JSON.stringify(waiting.map(({ person: _person, isSent: _isSent, ...scan }) => scan));
    const body = new URLSearchParams({ algorithm: keys.algorithm, publicKey, scans });
    const answer = await reach("/gate/scans", { method: "POST", body });
    if (!answer || answer === "gone") return answer ?? false;
    hasReached = true;
    const answers = (await answer.json()) as ScanAnswer[];
    const isAnswered = new Set(answers.map(({ client }) => client));
    for (const scan of waiting) if (isAnswered.has(scan.client)) await keepScan({ ...scan, isSent: true });
    // Whatever was not answered for would be sent for ever.
    if (waiting.length > 0 && isAnswered.size === 0) return false;
  }
}

/** Scans that were sent go once the list tells of them. */
async function fetchList(snapshotKey: string): Promise<Reached> {
  const old = await kept("snapshot");
  const age = old ? now(await kept("ahead")) - old.givenAt : Infinity;
  if (age < freshMs) return true;
  const sent = (await keptScans()).filter(({ isSent }) => isSent);
  const answer = await reach("/gate/snapshot", {}, listPatienceMs);
  // When the answer began to come: over a slow net a long list takes a while longer.
  const heardAt = ownClock();
  if (!answer || answer === "gone") return answer ?? false;
  const { body, signature } = (await answer.json()) as { body: string; signature: string };
  if (!(await isSignedWith("P-256", snapshotKey, body, signature))) return false;
  const snapshot = JSON.parse(body) as GateSnapshot;
  await keep("snapshot", snapshot);
  await keep("ahead", snapshot.givenAt - heardAt);
  for (const { client, at } of sent as KeptScan[]) if (at <= snapshot.madeAt) await dropScan(client);
  return true;
}

async function reach(
  path: string,
  init: RequestInit = {},
  patienceMs?: number,
): Promise<Response | "gone" | undefined> {
  const answer = await answered(() => fetch(path, init), patienceMs);
  if (answer?.status === 404) return "gone";
  return answer?.ok ? answer : undefined;
}
