/** Whether the number on a document is its bearer's own, and nobody else's. */
import { and, countDistinct, eq, inArray, ne } from "drizzle-orm";
import { plain } from "@product/domain/identifiers/checked";
import { identityOf } from "@product/domain/documents/numbers";
import { hashedText } from "@product/domain/people/identity-numbers";
import { keyedHash } from "@product/database/keyed-hash";
import { documents } from "@product/database/tables/document";
import { workerIdentities } from "@product/database/tables/worker-record";
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
  const types = identityOf[kind] ?? [];
  const known = ((await readRecord(reader, workerId))?.identities ?? []).filter(({ type }) => types.includes(type));
  return known.length === 0 ? undefined : known.some(({ value }) => value === plain(number));
}
