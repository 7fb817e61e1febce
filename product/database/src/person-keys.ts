/** Keys of single people, wrapped with the installation's secret: what is encrypted with one is erased by destroying it. */
import { randomBytes } from "node:crypto";
import { createSeal, type Seal } from "@platform/kernel/sealing";
import { amongIds } from "./among.ts";
import { personKeys } from "./tables/ground/act.ts";
import type { Transaction } from "./write.ts";

export const personKeysPurpose = "person keys";

let wrapping: Seal;

/** Must be called before anything is written about people. */
export function openPersonKeys(secret: string): void {
  wrapping = createSeal(secret, personKeysPurpose);
}

/** The seals of these people, who get a key now if they have none. Those whose key was destroyed are missing. */
export async function sealsOf(tx: Transaction, people: readonly string[]): Promise<Map<string, Seal>> {
  const known = await sealsIn(tx, people);
  const others = [...new Set(people)].filter((personId) => !known.has(personId)).toSorted();
  if (others.length === 0) return known;
  await tx
    .insert(personKeys)
    .values(others.map((personId) => ({ personId, wrappedKey: newKey() })))
    .onConflictDoNothing();
  return sealsIn(tx, people);
}

/** The same for reading: nobody gets a key by being read about. */
export async function sealsIn(
  reader: Pick<Transaction, "select">,
  people: readonly string[],
): Promise<Map<string, Seal>> {
  if (people.length === 0) return new Map();
  const rows = await reader
    .select()
    .from(personKeys)
    .where(amongIds(personKeys.personId, [...people]));
  return new Map(
    rows.flatMap(({ personId, wrappedKey }): [string, Seal][] => {
      const seal = sealIn(wrappedKey);
      return seal ? [[personId, seal]] : [];
    }),
  );
}

/** The seal whose key is wrapped in this; none once it was destroyed. */
export const sealIn = (wrappedKey: Buffer | null): Seal | undefined =>
  wrappedKey ? createSeal(wrapping.open(wrappedKey), "person") : undefined;

const newKey = () => wrapping.close(randomBytes(32).toString("base64url"));
