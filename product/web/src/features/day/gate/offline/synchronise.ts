/** Sends what waits, and fetches the list of the event anew. One at a time, whatever asks for it and in however many windows. */
import { isOrderToForget, saidOfScans, takenOf, type SaidOfScans } from "@product/domain/day/gate-answers";
import { inOrder, isStillGood, type GateSnapshot } from "@product/domain/day/gate-snapshot";
import type { Instant } from "@product/domain/time/instant";
import { isSignedWith, publicHalf } from "#features/day/pass/share/own-keys.ts";
import {
  dropScan,
  forgetEvent,
  forgetThumbnails,
  keep,
  keepScan,
  kept,
  keptScans,
  ownKeys,
  unkept,
  type KeptScan,
} from "./kept.ts";
import { answered, lineNow, ownClock, tellLine } from "./line.ts";

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

/** Whether the server was reached. `gone`: it has ordered the device to forget its event, and nothing of that is kept. */
export type Reached = boolean | "gone";

export const sendKept = (): Promise<Reached> =>
  oneAtATime(async () => {
    const reached = navigator.onLine && (await sendWaiting());
    if (reached !== "gone") await forgetWhatIsOver();
    await countWaiting(!reached);
    return reached;
  });

/** Apart from what is sent: a long list may take a while, and nobody who scans or takes back waits for it. */
export const renewList = (snapshotKey: string): Promise<boolean> =>
  navigator.locks.request("gate-list", async () => {
    const reached = await fetchList(snapshotKey);
    if (!reached) await countWaiting(true);
    return reached;
  });

/** The server's time, as far as this device knows it. */
export const now = (ahead: number | undefined): Instant => (ownClock() + (ahead ?? 0)) as Instant;

export async function countWaiting(isOffline: boolean): Promise<void> {
  tellLine({ isOffline, waiting: (await waitingScans()).length, unkept: unkept() });
}

const waitingScans = async () => (await keptScans()).filter(({ isSent }) => !isSent);

/** By this page: one that the device had kept comes without a net too. */
let hasReached = false;
/** What the server could not read is kept, and not sent again by this page, so that it holds up nothing. */
const unreadable = new Set<string>();

async function sendWaiting(): Promise<Reached> {
  const shown = await kept("shown");
  // A browser that never was at a gate has nothing to say.
  if (!shown) return true;
  // Asking with nothing to send shows whether there is a net: at first, since a browser may think so wrongly, and again.
  for (let isAsked = hasReached && !lineNow().isOffline; ; isAsked = true) {
    const waiting = inOrder((await waitingScans()).filter(({ client }) => !unreadable.has(client)));
    if (waiting.length === 0 && isAsked) return true;
    const sent = waiting.slice(0, atOnce);
    const said = await tell(shown.gate.snapshotKey, sent, waiting.length - sent.length);
    if (!said) return false;
    hasReached = true;
    const taken = takenOf(said);
    for (const { client, is } of said.answers) if (is === "unreadable") unreadable.add(client);
    for (const scan of sent) if (taken.has(scan.client)) await keepScan({ ...scan, isSent: true });
    if (await obeys(said)) return "gone";
    // Whatever was not answered for would be sent for ever.
    if (sent.length > 0 && said.answers.length === 0) return false;
  }
}

/** What the server says of these scans; undefined where nobody answers who can sign for it, whatever comes instead. */
async function tell(serverKey: string, scans: readonly KeptScan[], more: number): Promise<SaidOfScans | undefined> {
  const keys = await ownKeys();
  const publicKey = await publicHalf(keys);
  const sent = JSON.stringify(scans.map(({ person: _person, isSent: _isSent, ...scan }) => scan));
  const body = new URLSearchParams({ algorithm: keys.algorithm, publicKey, scans: sent, signed: "yes" });
  body.set("waiting", String(more));
  const event = await eventKept();
  if (event) body.set("event", event.eventId);
  const headers = { "Gate-Key": publicKey };
  const text = await signedText("/gate/scans", serverKey, { method: "POST", headers, body });
  return text === undefined ? undefined : saidOfScans(text, publicKey);
}

/** As long as anything waits that was not taken, all stays. */
async function obeys(said: SaidOfScans): Promise<boolean> {
  const event = await eventKept();
  if (!event || !isOrderToForget(said, event) || (await waitingScans()).length > 0) return false;
  await forgetEvent();
  return true;
}

/** A list says, signed, until when it may be kept; where no net comes back that is the order. It holds only once nothing waits. */
async function forgetWhatIsOver(): Promise<void> {
  const list = await kept("snapshot");
  if (!list || isStillGood(list, now(await kept("ahead")))) return;
  if ((await waitingScans()).length === 0) await forgetEvent();
}

async function eventKept(): Promise<{ eventId: string; givenAt: Instant } | undefined> {
  const [list, shown] = [await kept("snapshot"), await kept("shown")];
  if (list) return list;
  return shown?.gate.eventId ? { eventId: shown.gate.eventId, givenAt: 0 as Instant } : undefined;
}

/** Scans that were sent go once the list tells of them. */
async function fetchList(snapshotKey: string): Promise<boolean> {
  const [old, shown] = [await kept("snapshot"), await kept("shown")];
  const isOfAnother = old && shown?.gate.eventId !== undefined && old.eventId !== shown.gate.eventId;
  const age = old && !isOfAnother ? now(await kept("ahead")) - old.givenAt : Infinity;
  if (age < freshMs) return true;
  const scans = await keptScans();
  const sent = scans.filter(({ isSent }) => isSent);
  const headers = { "Gate-Waiting": String(scans.length - sent.length) };
  let heardAt = ownClock();
  // When the answer began to come: over a slow net a long list takes a while longer.
  const body = await signedText(
    "/gate/snapshot",
    snapshotKey,
    { headers },
    listPatienceMs,
    () => (heardAt = ownClock()),
  );
  if (body === undefined) return false;
  const snapshot = JSON.parse(body) as GateSnapshot;
  if (old && old.eventId !== snapshot.eventId) await forgetThumbnails();
  await keep("snapshot", snapshot);
  await keep("ahead", snapshot.givenAt - heardAt);
  for (const { client, at } of sent) if (at <= snapshot.madeAt) await dropScan(client);
  return true;
}

/** What the server has signed. A portal, a proxy or a page of errors says something else, which counts as no answer. */
async function signedText(
  path: string,
  serverKey: string,
  init: RequestInit,
  patienceMs?: number,
  heard?: () => void,
): Promise<string | undefined> {
  const answer = await answered(() => fetch(path, { ...init, redirect: "error" }), patienceMs);
  heard?.();
  if (!answer?.ok) return undefined;
  const said = await answered(
    () => answer.json() as Promise<{ body?: unknown; signature?: unknown } | null>,
    patienceMs,
  );
  if (typeof said?.body !== "string" || typeof said.signature !== "string") return undefined;
  return (await isSignedWith("P-256", serverKey, said.body, said.signature)) ? said.body : undefined;
}
