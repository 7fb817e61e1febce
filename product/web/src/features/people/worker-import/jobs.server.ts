/** The long parts of an import, done outside of any request, as the person who asked for them. */
import { clockNow } from "#request/clock.ts";
import { lt, and, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { theSystem, type Actor } from "@product/domain/actor";
import { daysUndoable } from "@product/domain/imports/limits";
import { Refused } from "@product/domain/refusals";
import { database } from "@product/database/client";
import { ask } from "@product/database/imports/session";
import { jobs } from "@product/database/tables/ground/job";
import { workerImports, type ImportState } from "@product/database/tables/people/worker-import";
import { personBehind } from "#features/access/account/queries.server.ts";
import { perform } from "#request/perform.ts";
import { checkImport, commitImport, giveBack, undoImport } from "./carry-out.server.ts";

const payloadSchema = z.object({ importId: z.uuid(), userId: z.uuid() });

type Work = (actor: Actor, importId: string) => Promise<unknown>;

/** Does nothing when it was done before: a process may have ended between the work and the note that it was done. */
const whenIn =
  (state: ImportState, work: Work, after: { refused: ImportState; stale?: ImportState }) =>
  async (payload: unknown) => {
    const { importId, userId } = payloadSchema.parse(payload);
    const [run] = await database.select().from(workerImports).where(eq(workerImports.id, importId));
    if (run?.state !== state) return;
    // The request itself was made with all the proofs that it needs.
    const actor = await personBehind(userId, "aal2");
    try {
      await work(actor, importId);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      const isStale = error.refusals[0]!.code === "import.changed-meanwhile";
      await giveBack(actor, importId, (isStale && after.stale) || after.refused, error);
    }
  };

/** Where each of the working states leads when the work does not succeed: to where somebody can start it anew. */
const before = { checking: "reading", committing: "checked", undoing: "done" } as const;

export const importJobs = {
  "worker-import.check": whenIn("checking", checkImport, { refused: before.checking }),
  "worker-import.commit": whenIn("committing", commitImport, { refused: before.committing, stale: "checking" }),
  "worker-import.undo": whenIn("undoing", undoImport, { refused: before.undoing }),
  "worker-imports.give-back": giveBackDead,
  "worker-imports.forget": () => forgetImports(clockNow()),
};

export const importSchedules = [
  { name: "worker-imports.give-back", everySeconds: 60 },
  { name: "worker-imports.forget", everySeconds: 24 * 3600 },
] as const;

/** An import whose job failed each time it was tried waits for nothing any more; whoever brought it can start it anew. */
async function giveBackDead(): Promise<void> {
  const alive = sql`EXISTS (SELECT FROM ${jobs} WHERE ${jobs.state} IN ('waiting', 'running')
    AND ${jobs.payload} ->> 'importId' = ${workerImports.id}::text)`;
  const stuck = await database
    .select({ id: workerImports.id, state: workerImports.state })
    .from(workerImports)
    .where(and(inArray(workerImports.state, ["checking", "committing", "undoing"]), sql`NOT ${alive}`));
  for (const { id, state } of stuck)
    await giveBack(theSystem, id, before[state as keyof typeof before], new Refused({ code: "import.failed" }));
}

const daysRowsAreKept = 7;

/** After a week nobody mends rows any more; after a month nobody undoes, and what was there before an import is forgotten too. */
export const forgetImports = (now: Date): Promise<void> =>
  perform(theSystem, "worker-import.forget", async ({ tx, subject }) => {
    const rowsBefore = daysBefore(now, daysRowsAreKept);
    subject({ before: rowsBefore.toISOString() });
    const old = await tx
      .select({ id: workerImports.id })
      .from(workerImports)
      .where(lt(workerImports.updatedAt, rowsBefore));
    const ids = old.map(({ id }) => id);
    for (const table of ["worker_import_line", "worker_import_row", "worker_import_progress"])
      await ask(tx, `DELETE FROM app.${table} WHERE import_id = ANY($1)`, [ids]);
    // Copies of sealed rows elsewhere, as on a copied disk, become unreadable when their key is destroyed.
    await ask(
      tx,
      "UPDATE app.person_key SET wrapped_key = NULL, destroyed_at = now() WHERE person_id = ANY($1) AND wrapped_key IS NOT NULL",
      [ids],
    );
    await tx
      .delete(workerImports)
      .where(and(inArray(workerImports.state, ["reading", "checked"]), lt(workerImports.updatedAt, rowsBefore)));
    // Whom it made or changed is part of the trail and stays; what they were before does not.
    await ask(
      tx,
      `UPDATE app.worker_import_change SET before = 'null' WHERE before IS NOT NULL AND before <> 'null'
         AND import_id IN (SELECT id FROM app.worker_import WHERE updated_at < $1)`,
      [daysBefore(now, daysUndoable + 1)],
    );
  });

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 24 * 3600 * 1000);
