/** How far an import has come, for others to see while its own transaction is still open. */
import { eq, sql } from "drizzle-orm";
import { database } from "@product/database/client";
import { workerImportProgress } from "@product/database/tables/people/worker-import";
import { inTransaction } from "@product/database/write";

export const recordProgress = (importId: string, done: number, total: number): Promise<void> =>
  inTransaction(async (tx) => {
    // Progress may be lost in a crash, so the commit need not wait for the disk.
    await tx.execute(sql`SET LOCAL synchronous_commit = off`);
    await tx
      .insert(workerImportProgress)
      .values({ importId, done, total })
      .onConflictDoUpdate({ target: workerImportProgress.importId, set: { done, total } });
  });

export async function progressOf(importId: string): Promise<{ done: number; total: number } | undefined> {
  const [row] = await database
    .select({ done: workerImportProgress.done, total: workerImportProgress.total })
    .from(workerImportProgress)
    .where(eq(workerImportProgress.importId, importId));
  return row;
}
