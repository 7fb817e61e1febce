/**
 * The offline store of a gate device: in the browser's own store, sealed with a key that no script can read. The list
 * of its event is deleted when the server orders it; scans stay until the server has answered for them. Where the
 * browser's disk is full, the rest is held by this window.
 */
import type { GateSnapshot, Queued } from "@product/domain/day/gate-snapshot";
import type { Instant } from "@product/domain/time/instant";
import { finished, openStore } from "#features/day/pass/share/browser-store.ts";
import { newKeys, type OwnKeys } from "#features/day/pass/share/own-keys.ts";
import type { GateShown } from "#features/day/gate/gate-shown.ts";

/**
 * `person`: the code of whom it is about. `isSent`: kept until the list of the event tells of it, which one does that was made after
 * `sentAt`. `isOnlyHere`: the server was never asked about it, so that it can go without a trace.
 */
export type KeptScan = Queued & {
  person: string;
  isSent: boolean;
  sentAt?: Instant;
  isOnlyHere?: boolean;
  /** The name that the server gave it. */
  punch?: string;
};
/** Whether a list that was made then knows of it. */
export const isTold = ({ isSent, at, sentAt = at }: KeptScan, madeAt: Instant): boolean => isSent && sentAt <= madeAt;

/** `ahead`: by how much the server's clock is ahead of this one. */
type Kept = { snapshot: GateSnapshot; shown: GateShown; ahead: number };

const opened = openStore("gate", ["keys", "kept", "scans", "photos"], 2);
const store = async (place: string, mode: IDBTransactionMode) =>
  (await opened()).transaction(place, mode).objectStore(place);

export const ownKeys = (): Promise<OwnKeys> => keyNamed("own", newKeys);

export async function keep<Name extends keyof Kept>(name: Name, value: Kept[Name]): Promise<void> {
  const sealed = await seal(value);
  const isKept = await written("kept", (place) => void place.put(sealed, name));
  forgetOpened(name);
  if (isKept) tellOthers();
  else openedHere.set(name, value);
}

export async function kept<Name extends keyof Kept>(name: Name): Promise<Kept[Name] | undefined> {
  hearOthers();
  if (openedHere.has(name)) return openedHere.get(name) as Kept[Name];
  const before = changes;
  const sealed = await finished<Sealed | undefined>((await store("kept", "readonly")).get(name));
  if (!sealed) return undefined;
  const value = await open<Kept[Name]>(sealed);
  if (before === changes) openedHere.set(name, value);
  return value;
}

/** Whether it is on the disk; where that is full, only this window knows of it. */
export async function keepScan(scan: KeptScan): Promise<boolean> {
  const sealed = await seal(scan);
  const isKept = await written("scans", (place) => void place.put(sealed, scan.client));
  if (isKept) unkeptScans.delete(scan.client);
  else unkeptScans.set(scan.client, scan);
  (await scansHere)?.set(scan.client, scan);
  if (isKept) tellOthers();
  return isKept;
}

export async function keptScans(): Promise<KeptScan[]> {
  hearOthers();
  scansHere ??= openScans().catch((error) => {
    scansHere = undefined;
    throw error;
  });
  return [...new Map([...(await scansHere), ...unkeptScans]).values()];
}

export async function dropScan(client: string): Promise<void> {
  await finished((await store("scans", "readwrite")).delete(client));
  unkeptScans.delete(client);
  (await scansHere)?.delete(client);
  tellOthers();
}

const unkeptScans = new Map<string, KeptScan>();
/** How many scans would be lost with this window. */
export const unkept = (): number => [...unkeptScans.values()].filter(({ isSent }) => !isSent).length;

/** Whether it is written: a full disk may say so with the request, or only once all of it is to be written. */
async function written(place: string, write: (place: IDBObjectStore) => void): Promise<boolean> {
  try {
    const places = await store(place, "readwrite");
    const { transaction } = places;
    write(places);
    return await new Promise((resolve) => {
      transaction.addEventListener("complete", () => resolve(true));
      transaction.addEventListener("abort", () => resolve(false));
    });
  } catch {
    return false;
  }
}

async function openScans(): Promise<Map<string, KeptScan>> {
  const sealed = await finished<Sealed[]>((await store("scans", "readonly")).getAll());
  const scans = await Promise.all(sealed.map((each) => open<KeptScan>(each)));
  return new Map(scans.map((scan) => [scan.client, scan]));
}

/**
 * Values that this window has already unsealed: thousands of scans may wait, and each new scan searches them and the
 * list of the event.
 */
const openedHere = new Map<keyof Kept, unknown>();
let scansHere: Promise<Map<string, KeptScan>> | undefined;
let changes = 0;
function forgetOpened(name?: keyof Kept): void {
  changes += 1;
  if (name) openedHere.delete(name);
  else openedHere.clear();
}

/** Other windows of the device, which share the store. A value changed by one of them is unsealed anew here. */
let others: BroadcastChannel | undefined;
function hearOthers(): BroadcastChannel {
  if (others) return others;
  others = new BroadcastChannel("gate");
  others.addEventListener("message", () => {
    forgetOpened();
    scansHere = undefined;
  });
  return others;
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
const tellOthers = () => hearOthers().postMessage("changed");

/** False where there is no room for it. */
export async function keepThumbnail(code: string, base64: string): Promise<boolean> {
  const sealed = await seal(base64);
  return written("photos", (place) => void place.put(sealed, code));
}

/** As an address that a picture shows; undefined where there is none. */
export async function keptThumbnail(code: string): Promise<string | undefined> {
  const sealed = await finished<Sealed | undefined>((await store("photos", "readonly")).get(code));
  const base64 = sealed && (await open<string>(sealed));
  return base64 ? `data:image/webp;base64,${base64}` : undefined;
}

export const thumbnailCodes = async (): Promise<string[]> =>
  finished<string[]>((await store("photos", "readonly")).getAllKeys());

/**
 * Deletes list, photos, clock and the scans that the server has; deletes nothing and answers false while a scan waits.
 * One transaction, so that a scan kept meanwhile counts as well. Scans in `left` were sent in vain and stay by
 * themselves.
 */
export async function forgetEvent(left: ReadonlySet<string>): Promise<boolean> {
  const scans = await keptScans();
  if (scans.some(({ client, isSent }) => !isSent && !left.has(client))) return false;
  const sent = new Set(scans.flatMap(({ client, isSent }) => (isSent ? [client] : [])));
  const transaction = (await opened()).transaction(["scans", "kept", "photos"], "readwrite");
  const place = transaction.objectStore("scans");
  const here = await finished<string[]>(place.getAllKeys());
  if (here.some((client) => !sent.has(client) && !left.has(client))) return false;
  for (const client of sent) place.delete(client);
  transaction.objectStore("kept").clear();
  await finished(transaction.objectStore("photos").clear());
  for (const client of sent) unkeptScans.delete(client);
  scansHere = undefined;
  forgetOpened();
  tellOthers();
  return true;
}

export const forgetThumbnails = async (): Promise<void> =>
  void (await finished((await store("photos", "readwrite")).clear()));

type Sealed = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer };

const sealingKey = () =>
  keyNamed("seal", () => crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]));

async function seal(value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(value));
  return { iv, bytes: await crypto.subtle.encrypt({ name: "AES-GCM", iv }, await sealingKey(), text) };
}

async function open<Value>({ iv, bytes }: Sealed): Promise<Value> {
  const text = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, await sealingKey(), bytes);
  return JSON.parse(new TextDecoder().decode(text)) as Value;
}

/** Made the first time; where two make one at the same time, the one that was kept counts. */
async function keyNamed<Key>(name: string, make: () => Promise<Key>): Promise<Key> {
  const known = await finished<Key | undefined>((await store("keys", "readonly")).get(name));
  if (known) return known;
  const newKey = await make();
  await finished((await store("keys", "readwrite")).add(newKey, name)).catch(() => undefined);
  return finished<Key>((await store("keys", "readonly")).get(name));
}
