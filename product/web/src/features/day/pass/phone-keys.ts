/** The key pair of a phone, for the pass that it draws codes of. */
import { finished, openStore } from "./share/browser-store.ts";
import { newKeys, type OwnKeys } from "./share/own-keys.ts";

export type PhoneKeys = OwnKeys & { isKnown: boolean };

const opened = openStore("pass", ["keys", "punches"], 2);

/** For the pass with this code; made anew where there is none. */
export async function keptKeys(code: string): Promise<PhoneKeys> {
  const kept = await finished<OwnKeys | undefined>((await store("readonly")).get(code));
  if (kept) return { ...kept, isKnown: true };
  const made = await newKeys();
  await finished((await store("readwrite")).put(made, code));
  return { ...made, isKnown: false };
}

/** By how much the server's clock was ahead of the phone's when they last met. */
export const keptAhead = async (): Promise<number | undefined> => finished((await store("readonly")).get("clock"));

export const keepAhead = async (ahead: number): Promise<void> =>
  finished((await store("readwrite")).put(ahead, "clock"));

export const placeIn = async (name: "keys" | "punches", mode: IDBTransactionMode) =>
  (await opened()).transaction(name, mode).objectStore(name);
const store = (mode: IDBTransactionMode) => placeIn("keys", mode);
