/** Imports for tests: a file brought in, checked and carried out as the jobs would. */
import { theSystem, type Actor } from "@product/domain/actor";
import { guessColumns } from "@product/domain/imports/guess-columns";
import { checkImport, commitImport, undoImport } from "#features/people/worker-import/carry-out.server.ts";
import {
  askForCommit,
  askForUndo,
  beginImport,
  prepareImport,
} from "#features/people/worker-import/commands.server.ts";
import { badRowsAfter, importWith, proposalIn } from "#features/people/worker-import/queries.server.ts";
import { mayFill } from "#features/people/worker-import/reach.server.ts";
import type { PlanForm } from "#features/people/worker-import/schema.ts";

export const everything = [
  ...(["worker.view", "worker.create", "worker.edit", "worker.approve"] as const),
  ...(["identity.edit", "pay.edit"] as const),
] as const;

export const importRow = async (id: string) => (await importWith(theSystem, id))!;

/** The fields that the page of an import would send. */
export const asShown = async (id: string) => ({ proposal: proposalIn(await importRow(id)) });

/** Row, outcome, and what is wrong at which column. */
export const reasons = async (id: string) =>
  (await badRowsAfter(id, 0, 100)).map(({ number, outcome, faults }) => [
    number,
    outcome,
    ...faults.map(({ column, fault }) => `${column} ${fault.fault}`),
  ]);

export const refusal = (code: string) => ({ refusals: [{ code }] });

export async function bring(actor: Actor, text: string, name = "workers.csv"): Promise<string> {
  return (await beginImport(actor, { file: new File([text], name) })).id;
}

/** With the columns that the headings suggest. */
export async function check(actor: Actor, id: string, entityId: string, choices: Partial<PlanForm> = {}) {
  const { headings, version } = await importRow(id);
  const columns = guessColumns(headings, (column) => mayFill(actor, column));
  const usual = {
    mode: "new",
    key: "email",
    entityId,
    country: "ES",
    language: null,
    workerType: null,
    status: "applied",
  } as const;
  await prepareImport(actor, id, { ...usual, takesSharedContacts: false, columns, ...choices, version });
  await checkImport(actor, id);
  return importRow(id);
}

export async function commit(actor: Actor, id: string) {
  await askForCommit(actor, id, await asShown(id));
  await commitImport(actor, id);
  return importRow(id);
}

export async function undo(actor: Actor, id: string) {
  await askForUndo(actor, id, await asShown(id));
  return undoImport(actor, id);
}
