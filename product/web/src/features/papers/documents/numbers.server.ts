/** Whether the number on a document is its bearer's own, and nobody else's. */
import { and, countDistinct, eq, inArray, ne } from "drizzle-orm";
import { plain } from "@product/domain/identifiers/checked";
import { identityOf } from "@product/domain/documents/numbers";
import { hashedText } from "@product/domain/people/identity-numbers";
import { keyedHash } from "@product/database/keyed-hash";
import { documents } from "@product/database/tables/papers/document";
import { workerIdentities } from "@product/database/tables/people/worker-record";
import { readRecord } from "@product/database/workers/read-record";
import { documentNumberHash } from "#features/papers/document-intake/details.server.ts";
import type { Transaction } from "#request/perform.ts";

type Reader = Pick<Transaction, "select">;

/** How many others have a document, or a record, with this number. */
export async function othersWith(reader: Reader, workerId: string, kind: string, number: string): Promise<number> {
  const [papers] = await reader
    .select({ n: countDistinct(documents.workerId) })
    .from(documents)
    .where(
      and(
        eq(documents.numberHash, documentNumberHash(number)),
        ne(documents.workerId, workerId),
        ne(documents.state, "rejected"),
      ),
    );
  // A passport's number is one of its country, which no paper here names.
  const hashes = (identityOf[kind] ?? [])
    .filter((type) => type !== "PASSPORT")
    .map((type) => keyedHash(hashedText({ type, value: plain(number), country: "ES" })));
  if (hashes.length === 0) return papers!.n;
  const [records] = await reader
    .select({ n: countDistinct(workerIdentities.workerId) })
    .from(workerIdentities)
    .where(and(inArray(workerIdentities.valueHash, hashes), ne(workerIdentities.workerId, workerId)));
  return Math.max(papers!.n, records!.n);
}

/** Whether it is the number of their record; undefined where the kind shows none, or the record has none. */
export async function isOwnNumber(
  reader: Reader,
  workerId: string,
  kind: string,
  number: string,
): Promise<boolean | undefined> {
  const known = await numbersInRecord(reader, workerId, kind);
  return known.length === 0 ? undefined : known.includes(plain(number));
}

/** The one number of their record that a kind shows; undefined where there are several to choose from. */
export async function numberInRecord(reader: Reader, workerId: string, kind: string): Promise<string | undefined> {
  const known = await numbersInRecord(reader, workerId, kind);
  return known.length === 1 ? known[0] : undefined;
}

async function numbersInRecord(reader: Reader, workerId: string, kind: string): Promise<string[]> {
  const types = identityOf[kind] ?? [];
  if (types.length === 0) return [];
  const identities = (await readRecord(reader, workerId))?.identities ?? [];
  return identities.filter(({ type }) => types.includes(type)).map(({ value }) => value);
}
