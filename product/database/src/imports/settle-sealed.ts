/** What a row says of numbers, birth date and account is compared by hash where there is one, and else opened, some people at a time. */
import { inArray } from "drizzle-orm";
import type { RowFault } from "@product/domain/imports/check-row";
import { hashedIban, hashedNaf, hashedText } from "@product/domain/people/identity-numbers";
import { languagesText } from "@product/domain/people/languages";
import type { Seal } from "@platform/kernel/sealing";
import { keyedHash } from "@product/database/keyed-hash";
import { sealsIn } from "@product/database/person-keys";
import { workers } from "@product/database/tables/worker";
import { workerIdentities, workerLanguages, workerSocials } from "@product/database/tables/worker-record";
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
      const { isNew, fault } = compare(openPart(seal, row.sealed), known(row.worker_id));
      if (fault) await ask(tx, refuseRow, [importId, row.number, JSON.stringify([fault])]);
      else if (isNew) await ask(tx, promoteRow, [importId, row.number]);
    }
    after = rows.at(-1)!.number;
  }
}

const matchedWithSealed = `SELECT number, worker_id, sealed FROM app.worker_import_row
  WHERE import_id = $1 AND number > $2 AND outcome IN ('update', 'unchanged') AND sealed IS NOT NULL ORDER BY number LIMIT $3`;
const refuseRow = `UPDATE app.worker_import_row SET outcome = 'error', found = coalesce(found, '[]') || $3::jsonb
  WHERE import_id = $1 AND number = $2`;
const promoteRow = `UPDATE app.worker_import_row SET outcome = 'update' WHERE import_id = $1 AND number = $2`;

type Known = {
  birthDate: string | undefined;
  /** Hash and last day of each number. */
  numbers: ReadonlyMap<string, string | null>;
  naf: string | undefined;
  iban: string | undefined;
  accountHolder: string | undefined;
  languages: string;
};

function compare(said: SealedPart, known: Known): { isNew: boolean; fault?: RowFault } {
  const { birthDate, identities = [], naf, iban, accountHolder, languages } = said;
  // Whoever has an account gets another one only when two people say so, and not by a file.
  if (known.iban && iban && hex(hashedIban(iban)) !== known.iban) return { isNew: true, fault: needsTwo("iban") };
  if (known.iban && accountHolder && accountHolder !== (known.accountHolder ?? accountHolder))
    return { isNew: true, fault: needsTwo("accountHolder") };
  const isNew =
    (birthDate && birthDate !== known.birthDate) ||
    identities.some((number) => {
      const expiry = known.numbers.get(hex(hashedText(number)));
      return expiry === undefined || (number.expiresOn !== null && number.expiresOn !== expiry);
    }) ||
    (naf && hex(hashedNaf(naf)) !== known.naf) ||
    (iban && !known.iban) ||
    (accountHolder && !known.accountHolder) ||
    (languages && languagesText(languages.toSorted(byLanguage)) !== known.languages);
  return { isNew: Boolean(isNew) };
}

const needsTwo = (column: "iban" | "accountHolder"): RowFault => ({ column, fault: { fault: "bankNeedsTwo" } });
const hex = (text: string) => keyedHash(text).toString("hex");
const byLanguage = (one: { language: string }, other: { language: string }) => (one.language < other.language ? -1 : 1);

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
