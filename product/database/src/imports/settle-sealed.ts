/**
 * Compares the numbers, birth date and account of a row with the worker by hash where there is one, and else decrypted,
 * some people at a time.
 */
import { inArray } from "drizzle-orm";
import type { RowFault } from "@product/domain/imports/check-row";
import { hashedIban, hashedNaf, hashedText } from "@product/domain/people/identity-numbers";
import { languagesText } from "@product/domain/people/languages";
import type { Seal } from "@platform/kernel/sealing";
import { keyedHash } from "@product/database/keyed-hash";
import { sealsIn } from "@product/database/person-keys";
import { workers } from "@product/database/tables/people/worker";
import { workerIdentities, workerLanguages, workerSocials } from "@product/database/tables/people/worker-record";
import type { Transaction } from "@product/database/write";
import { sealOfImport } from "./lines.ts";
import { openPart, type SealedPart } from "./rows.ts";
import { ask } from "./session.ts";

const atOnce = 200;

type Matched = { number: number; worker_id: string; sealed: Buffer };

export async function settleSealed(tx: Transaction, importId: string): Promise<void> {
  const seal = await sealOfImport(tx, importId);
  if (!seal) return;
  for (let after = 0; ;) {
    const { rows } = await ask<Matched>(tx, matchedWithSealed, [importId, after, atOnce]);
    if (rows.length === 0) return;
    const known = await whatIsKnown(
      tx,
      rows.map(({ worker_id }) => worker_id),
    );
    for (const row of rows) {
      const { isNew, doubts } = compare(openPart(seal, row.sealed), known(row.worker_id));
      if (isNew) await ask(tx, promoteRow, [importId, row.number, doubts.length > 0 ? JSON.stringify(doubts) : null]);
    }
    after = rows.at(-1)!.number;
  }
}

const matchedWithSealed = `SELECT number, worker_id, sealed FROM app.worker_import_row
  WHERE import_id = $1 AND number > $2 AND outcome IN ('update', 'unchanged') AND sealed IS NOT NULL ORDER BY number LIMIT $3`;
const promoteRow = `UPDATE app.worker_import_row SET outcome = 'update',
    found = CASE WHEN $3::jsonb IS NULL THEN found ELSE coalesce(found, '[]') || $3::jsonb END
  WHERE import_id = $1 AND number = $2`;

type Known = {
  birthDate: string | undefined;
  /** Hash and last day of each number. */
  numbers: ReadonlyMap<string, string | null>;
  naf: string | undefined;
  iban: string | undefined;
  accountHolder: string | undefined;
  languages: string;
};

function compare(details: SealedPart, known: Known): { isNew: boolean; doubts: RowFault[] } {
  const { birthDate, identities = [], naf, iban, accountHolder, languages } = details;
  const isOtherAccount = Boolean(iban && hex(hashedIban(iban)) !== known.iban);
  const isOtherHolder = Boolean(accountHolder && accountHolder !== known.accountHolder);
  const isNew =
    isOtherAccount ||
    isOtherHolder ||
    (birthDate && birthDate !== known.birthDate) ||
    identities.some((number) => {
      const expiry = known.numbers.get(hex(hashedText(number)));
      return expiry === undefined || (number.expiresOn !== null && number.expiresOn !== expiry);
    }) ||
    (naf && hex(hashedNaf(naf)) !== known.naf) ||
    (languages && languagesText(languages.toSorted(byLanguage)) !== known.languages);
  // A worker who would be paid into another account is shown before the file goes in: this is the change to check.
  const column = isOtherAccount ? "iban" : "accountHolder";
  const isReplaced = known.iban && (isOtherAccount || isOtherHolder);
  return { isNew: Boolean(isNew), doubts: isReplaced ? [{ column, fault: { fault: "bankNeedsTwo" } }] : [] };
}

const hex = (text: string) => keyedHash(text).toString("hex");
const byLanguage = (entry: { language: string }, other: { language: string }) =>
  entry.language < other.language ? -1 : 1;

async function whatIsKnown(tx: Transaction, ids: string[]): Promise<(id: string) => Known> {
  const seals = await sealsIn(tx, ids);
  const people = new Map(
    (
      await tx
        .select({ id: workers.id, birthDate: workers.birthDateSealed })
        .from(workers)
        .where(inArray(workers.id, ids))
    ).map(({ id, birthDate }) => [id, birthDate]),
  );
  const numbers = Map.groupBy(
    await tx.select().from(workerIdentities).where(inArray(workerIdentities.workerId, ids)),
    ({ workerId }) => workerId,
  );
  const socials = new Map(
    (await tx.select().from(workerSocials).where(inArray(workerSocials.workerId, ids))).map((row) => [
      row.workerId,
      row,
    ]),
  );
  const languages = Map.groupBy(
    await tx.select().from(workerLanguages).where(inArray(workerLanguages.workerId, ids)),
    ({ workerId }) => workerId,
  );
  const open = (seal: Seal | undefined, sealed: Buffer | null | undefined) =>
    seal && sealed ? seal.open(sealed) : undefined;
  return (id) => ({
    birthDate: open(seals.get(id), people.get(id)),
    numbers: new Map((numbers.get(id) ?? []).map((row) => [row.valueHash.toString("hex"), row.expiresOn])),
    naf: socials.get(id)?.nafHash?.toString("hex"),
    iban: socials.get(id)?.ibanHash?.toString("hex"),
    accountHolder: open(seals.get(id), socials.get(id)?.accountHolderSealed),
    languages: languagesText((languages.get(id) ?? []).toSorted(byLanguage)),
  });
}
