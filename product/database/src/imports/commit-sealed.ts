/**
 * The part of an import that is sealed with a key for each person, a hundred people at a time: more would hold up everyone else.
 * Accounts are only proposed.
 */
import type { ImportPlan } from "@product/domain/imports/plan";
import {
  plainFields,
  textFields,
  usualType,
  type PlainField,
  type TextField,
  type WorkerRecord,
} from "@product/domain/people/worker-record";
import type { Seal } from "@platform/kernel/sealing";
import { isSameAccount, type Account } from "@product/database/workers/decide-accounts";
import { insertWorkers, type NewWorker } from "@product/database/workers/insert-workers";
import { keepProposals } from "@product/database/workers/proposals";
import { readRecord } from "@product/database/workers/read-record";
import { saveRecord } from "@product/database/workers/save-record";
import type { Transaction } from "@product/database/write";
import { plainColumns } from "./plain-columns.ts";
import { openPart, type SealedPart } from "./rows.ts";
import { ask } from "./session.ts";

const sealedAtOnce = 100;

type SealedRow = {
  number: number;
  outcome: "new" | "update";
  worker_id: string;
  code: string;
  sealed: Buffer | null;
  plain: PlainRow;
  legal_entity_id: string | null;
  tags: string[] | null;
  role_ids: string[] | null;
};
type PlainRow = { [Field in PlainField]: WorkerRecord[Field] | null };

/** Which import it is, how it is to be read, and who carries it out. */
export type Bringing = { importId: string; plan: ImportPlan; by: string };

export async function commitSealed(tx: Transaction, bringing: Bringing, seal: Seal): Promise<void> {
  const { importId, plan } = bringing;
  for (let after = 0; ;) {
    const { rows } = await ask<SealedRow>(tx, sealedRows, [importId, after, sealedAtOnce]);
    if (rows.length === 0) return;
    const opened = rows.map((row) => ({ ...row, details: row.sealed ? openPart(seal, row.sealed) : {} }));
    await insertWorkers(
      tx,
      opened.filter(({ outcome }) => outcome === "new").map((row) => newWorker(plan, row, row.details)),
    );
    const wanted: Wanted[] = [];
    for (const { outcome, worker_id: workerId, details } of opened) {
      const account =
        outcome === "update" ? await changeSealed(tx, workerId, details) : { ...noAccount, ...accountIn(details) };
      if (account) wanted.push({ workerId, account });
    }
    await proposeAccounts(tx, bringing, wanted);
    after = rows.at(-1)!.number;
  }
}

// Whose name changes is hashed anew together with their birth date.
const sealedRows = `SELECT r.number, r.outcome, r.worker_id, coalesce(r.code, r.made_code) AS code, r.sealed,
  r.legal_entity_id, r.tags, r.role_ids, jsonb_build_object(${plainFields.map((field, place) => `'${field}', r.${plainColumns[place]}`).join(", ")}) AS plain
  FROM app.worker_import_row r LEFT JOIN app.worker w ON w.id = r.worker_id
  WHERE r.import_id = $1 AND r.number > $2 AND (r.outcome IN ('new', 'update') AND r.sealed IS NOT NULL
    OR r.outcome = 'update' AND w.name_birth_hash IS NOT NULL
      AND coalesce(r.first_name, r.last_name, r.second_last_name) IS NOT NULL)
  ORDER BY r.number LIMIT $3`;

function newWorker(plan: ImportPlan, row: SealedRow, details: SealedPart): NewWorker {
  const { plain } = row;
  const country = plain.country ?? plan.country;
  const texts = Object.fromEntries(textFields.map((field) => [field, plain[field] ?? ""]));
  return {
    id: row.worker_id,
    code: row.code,
    status: plan.status,
    source: "import",
    legalEntityId: row.legal_entity_id ?? plan.entityId,
    roleIds: row.role_ids ?? [],
    tags: row.tags ?? [],
    ...plain,
    ...(texts as Record<TextField, string>),
    country,
    language: plain.language ?? plan.language ?? (country === "UK" ? "en" : "es"),
    workerType: plain.workerType ?? plan.workerType ?? usualType[country],
    birthDate: null,
    identities: [],
    naf: null,
    languages: [],
    ...details,
    ...noAccount,
  };
}

type Wanted = { workerId: string; account: Account };

const noAccount: Account = { iban: null, accountHolder: null };

const accountIn = ({ iban, accountHolder }: SealedPart): Partial<Account> => ({
  ...(iban ? { iban } : {}),
  ...(accountHolder ? { accountHolder } : {}),
});

/** The bank accounts in a file wait for a second person, who confirms all of them together. */
async function proposeAccounts(tx: Transaction, { importId, by }: Bringing, wanted: readonly Wanted[]): Promise<void> {
  const proposals = wanted
    .filter(({ account }) => !isSameAccount(account, noAccount))
    .map(({ workerId, account }) => ({ workerId, kind: "bank", content: account, proposedBy: by, importId }) as const);
  await keepProposals(tx, proposals);
}

/** Writes all but the account, and gives back the one that was said, where it is another. */
async function changeSealed(tx: Transaction, workerId: string, details: SealedPart): Promise<Account | undefined> {
  const record = await readRecord(tx, workerId);
  if (!record) return undefined;
  const { iban, accountHolder } = record;
  const types = new Set(details.identities?.map(({ type }) => type));
  const others = record.identities.filter(({ type }) => !types.has(type));
  const merged: WorkerRecord = { ...record, ...details, identities: [...others, ...(details.identities ?? [])] };
  await saveRecord(tx, workerId, merged);
  const account = { iban, accountHolder, ...accountIn(details) };
  return isSameAccount(account, record) ? undefined : account;
}
