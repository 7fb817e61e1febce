import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { database } from "@product/database/client";
import { backupRuns } from "@product/database/tables/ground/backup-run";
import { jobs } from "@product/database/tables/ground/job";

/** Whether a backup is being made or about to be. */
export async function isBackupUnderway(): Promise<boolean> {
  const waiting = await database.$count(
    jobs,
    and(eq(jobs.kind, "backup.run"), inArray(jobs.state, ["waiting", "running"])),
  );
  if (waiting > 0) return true;
  // One that is not heard of for a day was killed.
  const running = and(
    eq(backupRuns.kind, "backup"),
    eq(backupRuns.state, "running"),
    sql`${backupRuns.startedAt} > now() - interval '1 day'`,
  );
  return (await database.$count(backupRuns, running)) > 0;
}

/** The names of the backups that were restored on trial. */
export async function triedBackups(): Promise<Set<string>> {
  const tried = await database
    .select({ name: backupRuns.backup })
    .from(backupRuns)
    .where(and(eq(backupRuns.kind, "trial"), eq(backupRuns.state, "done"), eq(backupRuns.onlyChecked, false)))
    .orderBy(desc(backupRuns.startedAt))
    .limit(100);
  return new Set(tried.map(({ name }) => name ?? ""));
}
