/** Writes down when backups were made and tried. Bookkeeping of the server itself, so no act is written. */
import { and, eq, sql } from "drizzle-orm";
import { backupRuns } from "@product/database/tables/ground/backup-run";
import { inTransaction } from "@product/database/write";

type Kind = (typeof backupRuns.$inferSelect)["kind"];

export type Outcome = { backup: string; onlyChecked?: boolean };

/** Notes the run from its beginning to its end, however it ends. */
export async function noted<Result extends Outcome>(kind: Kind, work: () => Promise<Result>): Promise<Result> {
  const id = await begin(kind);
  try {
    const outcome = await work();
    await end(id, { state: "done", backup: outcome.backup, onlyChecked: outcome.onlyChecked ?? false });
    return outcome;
  } catch (error) {
    await end(id, { state: "failed", problem: error instanceof Error ? error.message : String(error) });
    throw error;
  }
}

const begin = (kind: Kind): Promise<bigint> =>
  inTransaction(async (tx) => {
    // Only one runs at a time, so that another which seems to run was killed.
    await tx
      .update(backupRuns)
      .set({ state: "failed", problem: "its process ended", finishedAt: sql`now()` })
      .where(and(eq(backupRuns.kind, kind), eq(backupRuns.state, "running")));
    const [row] = await tx.insert(backupRuns).values({ kind }).returning({ id: backupRuns.id });
    return row!.id;
  });

const end = (id: bigint, outcome: Partial<typeof backupRuns.$inferInsert>): Promise<void> =>
  inTransaction(async (tx) => {
    await tx
      .update(backupRuns)
      .set({ ...outcome, finishedAt: sql`now()` })
      .where(eq(backupRuns.id, id));
  });
