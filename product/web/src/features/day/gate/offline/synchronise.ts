/** Sends what waits, and fetches the list of the event anew. One at a time, whatever asks for it and in however many windows. */
import {
  greetingText,
  isOrderToForget,
  saidByClient,
  saidOfScans,
  type SaidOfScans,
} from "@product/domain/day/gate-answers";
import { inOrder, type GateSnapshot } from "@product/domain/day/gate-snapshot";
import { undoMs } from "@product/domain/day/punches";
import type { Instant } from "@product/domain/time/instant";
import { isSignedWith, publicHalf, signed } from "#features/day/pass/share/own-keys.ts";
import {
  dropScan,
  forgetEvent,
  forgetThumbnails,
  isTold,
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

/** `serverKey`: by which the page knows what the server says, also where the device has forgotten its event. */
export const sendKept = (serverKey: string): Promise<Reached> =>
  oneAtATime(async () => {
    const reached = navigator.onLine && (await sendWaiting(serverKey));
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
  const waiting = await waitingScans();
  tellLine({ isOffline, waiting: waiting.length, unkept: unkept(), unreadable: unreadable.size });
}

const waitingScans = async () => (await keptScans()).filter(({ isSent, client }) => !isSent && !unreadable.has(client));

/** By this page: one that the device had kept comes without a net too. */
let hasReached = false;
/** Scans that the server refused are kept, shown and not sent again by this page, so that they hold up no others. */
const unreadable = new Set<string>();

async function sendWaiting(serverKey: string): Promise<Reached> {
  const hasEvent = (await kept("shown")) !== undefined || (await kept("snapshot")) !== undefined;
  // A browser that never was at a gate has nothing to say.
  if (!hasEvent && (await waitingScans()).length === 0) return true;
  const unanswered = new Set<string>();
  // Asking with nothing to send shows whether there is a net: at first, since a browser may think so wrongly, and again.
  for (let isAsked = hasReached && !lineNow().isOffline; ; isAsked = true) {
    const all = await waitingScans();
    const waiting = inOrder(all.filter((scan) => !isLeftFor(scan, unanswered)));
    if (waiting.length === 0 && isAsked) return true;
    const sent = waiting.slice(0, atOnce);
    for (const scan of sent) if (scan.isOnlyHere) await keepScan({ ...scan, isOnlyHere: false });
    const answer = await tell(serverKey, sent, all.length - sent.length + unreadable.size);
    if (!answer) return false;
    hasReached = true;
    const says = saidByClient(answer);
    for (const scan of sent)
      if (!says.has(scan.client)) unanswered.add(scan.client);
      else if (says.get(scan.client) === "unreadable") unreadable.add(scan.client);
      // No list will tell of it where there is none any more.
      else
        await (hasEvent
          ? keepScan({ ...scan, isOnlyHere: false, isSent: true, sentAt: answer.at })
          : dropScan(scan.client));
    if (await obeys(answer)) return "gone";
  }
}

/** Sent with the next step, so that it holds up none of the others; what takes it back goes with it. */
const isLeftFor = ({ client, kind, code }: KeptScan, unanswered: ReadonlySet<string>): boolean =>
  unanswered.has(client) || (kind === "void" && unanswered.has(code));

/** The server's signed answer about these scans; undefined for anything else that answers in its place. */
async function tell(serverKey: string, scans: readonly KeptScan[], more: number): Promise<SaidOfScans | undefined> {
  const keys = await ownKeys();
  const publicKey = await publicHalf(keys);
  const sent = JSON.stringify(scans.map(asSigned));
  const body = new URLSearchParams({ algorithm: keys.algorithm, publicKey, scans: sent, signed: "yes" });
  const at = now(await kept("ahead"));
  body.set("waiting", String(more));
  body.set("at", String(at));
  body.set("greeting", await signed(keys, greetingText({ at, waiting: more })));
  const event = await eventKept();
  if (event) body.set("event", event.eventId);
  const headers = { "Gate-Key": publicKey };
  const text = await signedText("/gate/scans", serverKey, { method: "POST", headers, body });
  return text === undefined ? undefined : saidOfScans(text, publicKey);
}

const asSigned = ({ client, eventId, code, kind, at, signature }: KeptScan) => ({
  client,
  eventId,
  code,
  kind,
  at,
  signature,
});

/** As long as anything waits that the server may take still, all stays. */
async function obeys(answer: SaidOfScans): Promise<boolean> {
  const event = await eventKept();
  return event !== undefined && isOrderToForget(answer, event) && forgetEvent(unreadable);
}

async function eventKept(): Promise<{ eventId: string; givenAt: Instant } | undefined> {
  const [list, shown] = [await kept("snapshot"), await kept("shown")];
  if (list) return list;
  return shown?.gate.eventId ? { eventId: shown.gate.eventId, givenAt: 0 as Instant } : undefined;
}

async function fetchList(snapshotKey: string): Promise<boolean> {
  const [old, shown] = [await kept("snapshot"), await kept("shown")];
  const isOfAnother = old && shown?.gate.eventId !== undefined && old.eventId !== shown.gate.eventId;
  const age = old && !isOfAnother ? now(await kept("ahead")) - old.givenAt : Infinity;
  if (age < freshMs) return true;
  const waiting = (await keptScans()).filter(({ isSent }) => !isSent);
  const headers = { "Gate-Waiting": String(waiting.length) };
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
  const { isTraining } = snapshot;
  if (shown && isTraining !== undefined && isTraining !== shown.gate.isTraining)
    await keep("shown", { ...shown, gate: { ...shown.gate, isTraining } });
  await dropTold(snapshot);
  return true;
}

/**
 * Scans that were sent go once the list tells of them and nobody can take them back any more; one that was taken back, with what took
 * it back.
 */
async function dropTold({ madeAt, givenAt }: GateSnapshot): Promise<void> {
  const scans = await keptScans();
  const listedScans = scans.filter((scan) => isTold(scan, madeAt));
  const undone = new Set(listedScans.flatMap(({ kind, code }) => (kind === "void" ? [code] : [])));
  const waits = new Set(scans.flatMap((scan) => (scan.kind === "void" && !scan.isSent ? [scan.code] : [])));
  for (const { client, kind, at } of listedScans)
    if (kind === "void" || undone.has(client) || (givenAt - at > undoMs && !waits.has(client))) await dropScan(client);
}

/** Text that the server has signed. A page of a portal, a proxy or an error is not signed and counts as no answer. */
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
  const message = await answered(
    () => answer.json() as Promise<{ body?: unknown; signature?: unknown } | null>,
    patienceMs,
  );
  if (typeof message?.body !== "string" || typeof message.signature !== "string") return undefined;
  return (await isSignedWith("P-256", serverKey, message.body, message.signature)) ? message.body : undefined;
}
