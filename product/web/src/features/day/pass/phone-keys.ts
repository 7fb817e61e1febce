/** The key pair of a phone, kept by the browser in such a way that not even our own script can read its secret half. */
import type { KeyAlgorithm } from "@product/domain/day/pass-code";

export type PhoneKeys = { algorithm: KeyAlgorithm; pair: CryptoKeyPair; isKnown: boolean };

/** For the pass with this code; made anew where there is none. */
export async function keptKeys(code: string): Promise<PhoneKeys> {
  const database = await opened();
  const kept = await finished<Omit<PhoneKeys, "isKnown"> | undefined>(store(database, "readonly").get(code));
  if (kept) return { ...kept, isKnown: true };
  const made = await newKeys();
  await finished(store(database, "readwrite").put(made, code));
  return { ...made, isKnown: false };
}

async function newKeys(): Promise<Omit<PhoneKeys, "isKnown">> {
  try {
    const pair = (await crypto.subtle.generateKey({ name: "Ed25519" }, false, ["sign", "verify"])) as CryptoKeyPair;
    return { algorithm: "Ed25519", pair };
  } catch {
    const pair = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, false, ["sign", "verify"]);
    return { algorithm: "P-256", pair };
  }
}

const opened = (): Promise<IDBDatabase> => {
  const asked = indexedDB.open("pass", 1);
  asked.addEventListener("upgradeneeded", () => asked.result.createObjectStore("keys"));
  return finished(asked);
};

const store = (database: IDBDatabase, mode: IDBTransactionMode) =>
  database.transaction("keys", mode).objectStore("keys");

const finished = <Result>(asked: IDBRequest): Promise<Result> =>
  new Promise((resolve, reject) => {
    asked.addEventListener("success", () => resolve(asked.result as Result));
    asked.addEventListener("error", () => reject(asked.error ?? new Error("the browser keeps nothing")));
  });
