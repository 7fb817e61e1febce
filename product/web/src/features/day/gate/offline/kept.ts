/**
 * What a device keeps where there is no net: in the browser's own store, sealed with a key that no script can read. The list of its
 * event goes when the device is revoked or the event is over; scans stay until the server has answered for them.
 */
import type { GateSnapshot, QueuedScan } from "@product/domain/day/gate-snapshot";
import { finished, openStore } from "#features/day/pass/share/browser-store.ts";
import { newKeys, type OwnKeys } from "#features/day/pass/share/own-keys.ts";
import type { GateShown } from "#features/day/gate/gate-shown.ts";

/** `person`: the code of whom it is about. `isSent`: kept until the list of the event tells of it. */
export type KeptScan = QueuedScan & { person: string; isSent: boolean };
/** `ahead`: by how much the server's clock is ahead of this one. */
type Kept = { snapshot: GateSnapshot; shown: GateShown; ahead: number };

const opened = openStore("gate", ["keys", "kept", "scans", "photos"], 2);
const store = async (place: string, mode: IDBTransactionMode) =>
  (await opened()).transaction(place, mode).objectStore(place);

export const ownKeys = (): Promise<OwnKeys> => keyNamed("own", newKeys);

export async function keep<Name extends keyof Kept>(name: Name, value: Kept[Name]): Promise<void> {
  const sealed = await seal(value);
  await finished((await store("kept", "readwrite")).put(sealed, name));
}

export async function kept<Name extends keyof Kept>(name: Name): Promise<Kept[Name] | undefined> {
  const sealed = await finished<Sealed | undefined>((await store("kept", "readonly")).get(name));
  if (!sealed) return undefined;
  const known = lastOpened.get(name);
  if (known && isSame(known.iv, sealed.iv)) return known.value as Kept[Name];
  const value = await open<Kept[Name]>(sealed);
  lastOpened.set(name, { iv: sealed.iv, value });
  return value;
}

/** What is sealed anew has another beginning: what was opened once is not opened again as long as it is the same. */
const lastOpened = new Map<keyof Kept, { iv: Uint8Array; value: unknown }>();
const isSame = (a: Uint8Array, b: Uint8Array) => a.every((byte, n) => byte === b[n]);

export async function keepScan(scan: KeptScan): Promise<void> {
  const sealed = await seal(scan);
  await finished((await store("scans", "readwrite")).put(sealed, scan.client));
}

export async function keptScans(): Promise<KeptScan[]> {
  const sealed = await finished<Sealed[]>((await store("scans", "readonly")).getAll());
  const marked = sealed.map((each) => [each.iv.join(), each] as const);
  scansOpened = new Map(
    await Promise.all(
      marked.map(async ([iv, each]) => [iv, scansOpened.get(iv) ?? (await open<KeptScan>(each))] as const),
    ),
  );
  return [...scansOpened.values()];
}
/** Thousands may wait, and each scan looks through them. */
let scansOpened = new Map<string, KeptScan>();

export const dropScan = async (client: string): Promise<void> =>
  finished((await store("scans", "readwrite")).delete(client));

export async function keepThumbnail(code: string, base64: string): Promise<void> {
  const sealed = await seal(base64);
  await finished((await store("photos", "readwrite")).put(sealed, code));
}

/** As an address that a picture shows; undefined where there is none. */
export async function keptThumbnail(code: string): Promise<string | undefined> {
  const sealed = await finished<Sealed | undefined>((await store("photos", "readonly")).get(code));
  const base64 = sealed && (await open<string>(sealed));
  return base64 ? `data:image/webp;base64,${base64}` : undefined;
}

export const thumbnailCodes = async (): Promise<string[]> =>
  finished<string[]>((await store("photos", "readonly")).getAllKeys());

export async function forgetEvent(): Promise<void> {
  await finished((await store("kept", "readwrite")).clear());
  await finished((await store("photos", "readwrite")).clear());
}

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
  const made = await make();
  await finished((await store("keys", "readwrite")).add(made, name)).catch(() => undefined);
  return finished<Key>((await store("keys", "readonly")).get(name));
}
