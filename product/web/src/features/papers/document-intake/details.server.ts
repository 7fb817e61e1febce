/** Details of a document beside its files: its number, sealed with the worker's key, and its days. */
import type { FitnessOutcome } from "@product/domain/documents/documents";
import { Refused } from "@product/domain/refusals";
import { keyedHash } from "@product/database/keyed-hash";
import { sealsOf } from "@product/database/person-keys";
import type { documents } from "@product/database/tables/papers/document";
import type { Transaction } from "#request/perform.ts";

type DocumentDetails = { number?: string; fitness?: FitnessOutcome };

/** Only what was told is written; the rest stays as it is. */
export type ToldDetails = DocumentDetails & {
  issuedOn?: string | undefined;
  validFrom?: string | undefined;
  validUntil?: string | undefined;
};

export async function sealedDetails(
  tx: Transaction,
  workerId: string,
  { number, fitness, issuedOn, validFrom, validUntil }: ToldDetails,
): Promise<Partial<typeof documents.$inferInsert>> {
  const days = {
    ...(issuedOn ? { issuedOn } : {}),
    ...(validFrom ? { validFrom } : {}),
    ...(validUntil ? { validUntil } : {}),
  };
  if (!number && !fitness) return days;
  const seal = (await sealsOf(tx, [workerId])).get(workerId);
  // Erased meanwhile: there is no key to close anything with.
  if (!seal) throw new Refused({ code: "record.changed-meanwhile" });
  const details: DocumentDetails = { ...(number ? { number } : {}), ...(fitness ? { fitness } : {}) };
  return {
    ...days,
    detailsSealed: seal.close(JSON.stringify(details)),
    ...(number ? { numberHash: documentNumberHash(number) } : {}),
  };
}

/** The same however it was typed: without its spaces, dots and dashes. */
export const documentNumberHash = (number: string): Buffer =>
  keyedHash(`DOCUMENT:${number.replaceAll(/[\s.\-/]/g, "").toUpperCase()}`);
