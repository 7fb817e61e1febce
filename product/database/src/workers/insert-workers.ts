/** Puts new workers in: the row that lists read, and beside it what is sealed with each one's own key. */
import { randomUUID } from "node:crypto";
import type { WorkerRecord } from "@product/domain/people/worker-record";
import type { WorkerSource, WorkerStatus } from "@product/domain/people/workers";
import { sealsOf } from "@product/database/person-keys";
import { workerRoles, workers } from "@product/database/tables/people/worker";
import { workerIdentities, workerLanguages, workerSocials } from "@product/database/tables/people/worker-record";
import type { Transaction } from "@product/database/write";
import { freeCodes } from "@product/database/short-codes";
import { decideAccounts } from "./decide-accounts.ts";
import { identityRows, languageRows, socialColumns, workerColumns } from "./sealed-rows.ts";

export type NewWorker = WorkerRecord & {
  /** Made up where none is given. */
  id?: string;
  code?: string;
  legalEntityId: string;
  status: WorkerStatus;
  source: WorkerSource;
  roleIds: readonly string[];
  tags: readonly string[];
  /** The colleague who entered their first account; absent for invented people. */
  enteredBy?: string;
};

export type InsertedWorker = { id: string; code: string; legalEntityId: string };

export const insertWorker = async (tx: Transaction, worker: NewWorker): Promise<InsertedWorker> =>
  (await insertWorkers(tx, [worker]))[0]!;

/** All of them in few statements, in the order given; for an import a few hundred at a time. A number that someone has already breaks a unique index. */
export async function insertWorkers(tx: Transaction, newWorkers: readonly NewWorker[]): Promise<InsertedWorker[]> {
  if (newWorkers.length === 0) return [];
  const codes = await freeCodes(
    tx,
    { prefix: "W-", column: workers.code },
    newWorkers.filter(({ code }) => code === undefined).length,
  );
  const all = newWorkers.map((worker) => ({
    ...worker,
    id: worker.id ?? randomUUID(),
    code: worker.code ?? codes.pop()!,
  }));
  const seals = await sealsOf(
    tx,
    all.map(({ id }) => id),
  );
  await tx.insert(workers).values(
    all.map((worker) => ({
      ...workerColumns(seals.get(worker.id)!, worker),
      id: worker.id,
      code: worker.code,
      status: worker.status,
      source: worker.source,
      legalEntityId: worker.legalEntityId,
      tags: [...worker.tags],
    })),
  );
  await insertAny(
    tx,
    workerRoles,
    all.flatMap(({ id, roleIds }) => roleIds.map((roleId) => ({ workerId: id, roleId }))),
  );
  await insertAny(
    tx,
    workerIdentities,
    all.flatMap((worker) => identityRows(seals.get(worker.id)!, worker.id, worker)),
  );
  await insertAny(
    tx,
    workerSocials,
    all
      .filter(({ naf }) => naf !== null)
      .map((worker) => ({ workerId: worker.id, ...socialColumns(seals.get(worker.id)!, worker) })),
  );
  await decideAccounts(
    tx,
    all
      .filter(({ iban, accountHolder }) => iban !== null || accountHolder !== null)
      .map(({ id, iban, accountHolder, enteredBy = nobody }) => ({
        workerId: id,
        account: { iban, accountHolder },
        proposedBy: enteredBy,
      })),
  );
  await insertAny(
    tx,
    workerLanguages,
    all.flatMap((worker) => languageRows(worker.id, worker)),
  );
  return all.map(({ id, code, legalEntityId }) => ({ id, code, legalEntityId }));
}

const nobody = "00000000-0000-0000-0000-000000000000";

type SideTable = typeof workerRoles | typeof workerIdentities | typeof workerSocials | typeof workerLanguages;

async function insertAny<T extends SideTable>(tx: Transaction, table: T, rows: T["$inferInsert"][]): Promise<void> {
  if (rows.length > 0) await tx.insert(table).values(rows as never);
}
