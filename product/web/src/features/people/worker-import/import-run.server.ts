/** The steps of one import: locking it, changing its state, queueing its next job. */
import { and, eq } from "drizzle-orm";
import { NotPermitted, type Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { ask } from "@product/database/imports/session";
import { enqueue } from "@product/database/jobs/queue";
import { workerImports, type ImportState } from "@product/database/tables/people/worker-import";
import { clockNow } from "#request/clock.ts";
import type { Transaction } from "#request/perform.ts";
import { proposalIn, type ImportRun } from "./queries.server.ts";
import { idsOrAll, seesAllImports } from "./reach.server.ts";
import { permittedPlaces } from "#request/who-may.ts";

export const personIdOf = (actor: Actor): string => {
  if (actor.kind !== "person") throw new NotPermitted(actor, "worker.create");
  return actor.id;
};

export const companyReachOf = (actor: Actor) => ({
  sees: idsOrAll(permittedPlaces(actor, "worker.view", "entity")),
  edits: idsOrAll(permittedPlaces(actor, "worker.edit", "entity")),
  own: (actor.kind === "person" && actor.workerId) || null,
});

/** Locks the import until the transaction ends. Refused unless it is the actor's, in an expected state and as seen. */
export async function lockImport(
  tx: Transaction,
  actor: Actor,
  id: string,
  states: readonly ImportState[],
  version?: number,
): Promise<ImportRun> {
  const ownOnly = seesAllImports(actor) ? undefined : eq(workerImports.madeBy, personIdOf(actor));
  const [run] = await tx
    .select()
    .from(workerImports)
    .where(and(eq(workerImports.id, id), ownOnly))
    .for("update");
  if (!run || !states.includes(run.state) || (version !== undefined && run.version !== version))
    throw new Refused({ code: "import.not-now" });
  return run;
}

/** Like `lockImport`, and refused too where the proposal has changed since the actor read it. */
export async function lockSeenImport(
  tx: Transaction,
  actor: Actor,
  id: string,
  states: readonly ImportState[],
  seen: string,
): Promise<ImportRun> {
  const run = await lockImport(tx, actor, id, states);
  if (proposalIn(run) !== seen) throw new Refused({ code: "proposal.changed" });
  return run;
}

export async function move(
  tx: Transaction,
  run: ImportRun,
  state: ImportState,
  more: Partial<ImportRun>,
): Promise<void> {
  await tx
    .update(workerImports)
    .set({ ...more, state, version: run.version + 1, updatedAt: clockNow() })
    .where(eq(workerImports.id, run.id));
}

export async function queueStep(tx: Transaction, actor: Actor, kind: string, run: ImportRun): Promise<void> {
  await ask(tx, "DELETE FROM app.worker_import_progress WHERE import_id = $1", [run.id]);
  await enqueue(tx, {
    kind,
    payload: { importId: run.id, userId: personIdOf(actor) },
    uniqueKey: run.id,
    maxAttempts: 5,
  });
}
