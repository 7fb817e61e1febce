/** The key pair of a phone, for the pass that it draws codes of. */
import { finished, openStore, written } from "./share/browser-store.ts";
import { newKeys, type OwnKeys } from "./share/own-keys.ts";

export type PhoneKeys = OwnKeys & { isKnown: boolean };

const open = openStore("pass", ["keys", "punches"], 2);
let opening: Promise<IDBDatabase> | undefined;
const patienceMs = 3_000;

/** A browser that does not say whether it keeps anything keeps nothing. */
const opened = (): Promise<IDBDatabase> =>
  (opening ??= Promise.race([
    // Some browsers have no such thing, and say so by failing at once.
    Promise.resolve().then(open),
    new Promise<never>((_, reject) => void setTimeout(() => reject(new Error("no answer")), patienceMs)),
  ]));

const keysByCode = new Map<string, Promise<PhoneKeys>>();

/** For the pass with this code; made anew where there is none, once for all who ask. */
export function keptKeys(code: string): Promise<PhoneKeys> {
  const keys = keysByCode.get(code) ?? readKeys(code);
  keysByCode.set(code, keys);
  return keys;
}

async function readKeys(code: string): Promise<PhoneKeys> {
  const kept = await finished<OwnKeys | undefined>((await store("readonly")).get(code));
  if (kept) return { ...kept, isKnown: true };
  const ownKeys = await newKeys();
  await written((await store("readwrite")).put(ownKeys, code));
  return { ...ownKeys, isKnown: false };
}

/** By how much the server's clock was ahead of the phone's when they last met. */
export const keptAhead = async (): Promise<number | undefined> => finished((await store("readonly")).get("clock"));

export const keepAhead = async (ahead: number): Promise<void> =>
  finished((await store("readwrite")).put(ahead, "clock"));

/** Whether this browser would keep what is tapped now: its disk may be full, or it may keep nothing at all. */
export async function canKeep(): Promise<boolean> {
  try {
    await written((await store("readwrite")).put(true, "tried"));
    return true;
  } catch {
    return false;
  }
}

export const placeIn = async (name: "keys" | "punches", mode: IDBTransactionMode) =>
  (await opened()).transaction(name, mode).objectStore(name);
const store = (mode: IDBTransactionMode) => placeIn("keys", mode);
