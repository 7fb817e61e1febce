/** Makes backups by itself, every night and whenever someone asks, and tries now and then whether one can be restored. */
import { and, desc, eq } from "drizzle-orm";
import { checkBackup } from "@product/database/backup/check-backup";
import { createBackup } from "@product/database/backup/create-backup";
import { backupsIn, forgetBackups } from "@product/database/backup/places";
import { noted } from "@product/database/backup/runs";
import { tryRestore } from "@product/database/backup/try-restore";
import { database } from "@product/database/client";
import { backupRuns } from "@product/database/tables/ground/backup-run";
import { installation } from "@product/database/tables/company/installation";
import type { Logger } from "@platform/kernel/logger";
import type { Config } from "#server/config.ts";
import type { JobHandlers, Schedule } from "#request/slices/slice.ts";
import { presentSecretKey } from "#server/secret-key.ts";
import { backupParts } from "./backup-parts.ts";
import { isBackupDue, isTrialDue } from "./due.ts";

export type BackupJobsOptions = {
  config: Config;
  /** Past any pooler. */
  databaseUrl: string;
  log: Logger;
};

export function backupJobs({ config, databaseUrl: url, log }: BackupJobsOptions): JobHandlers {
  const { folder, keepDays } = config.backup;
  const backUp = async (signal: AbortSignal) => {
    const parts = await backupParts(config);
    const secretKey = (await presentSecretKey(config))!;
    const summary = await noted("backup", async () => {
      const { name, path } = await createBackup({ ...parts, url, secretKey, signal });
      // A backup counts only once it has been read back.
      const { manifest } = await checkBackup(path, parts.passphrase);
      const lost = manifest.files?.missing.length ?? 0;
      if (lost > 0) log.error({ backup: name, lost }, "files have a row and no bytes, so that the backup lacks them");
      return { backup: name };
    });
    log.info(summary, "backup made");
    await forgetBackups(folder, new Date(Date.now() - keepDays * dayMs));
  };
  const tryNewest = async () => {
    const [newest] = await backupsIn(folder);
    if (!newest) return;
    const { schemas, passphrase } = await backupParts(config);
    const secretKey = await presentSecretKey(config);
    await noted("trial", async () => {
      const { dataDir, embeddedRunAs: runAs } = config;
      const how = await tryRestore({ schemas, passphrase, secretKey, backup: newest.path, dataDir, runAs });
      return { backup: newest.name, onlyChecked: how === "checked" };
    });
  };
  // A failure is written down and shown; the next hour tries again, so that the queue need not.
  const orLog = (what: string, work: Promise<void>) => work.catch((error: unknown) => log.error({ error }, what));

  return {
    "backup.run": (_, { signal }) => orLog("the backup failed", backUp(signal)),
    "backup.nightly": async (_, { signal }) => {
      const now = new Date();
      if (isBackupDue(now, (await lastGood("backup")) ?? (await foundedAt())))
        await orLog("the nightly backup failed", backUp(signal));
      if (!signal.aborted && isTrialDue(now, await lastTried(), await lastGood("backup")))
        await orLog("the newest backup could not be restored", tryNewest());
    },
  };
}

export const backupSchedules = ({ backup }: Config): Schedule[] =>
  backup.isNightly ? [{ name: "backup.nightly", everySeconds: 3600 }] : [];

const dayMs = 24 * 3600 * 1000;

async function lastGood(kind: "backup" | "trial"): Promise<Date | undefined> {
  const [run] = await database
    .select({ at: backupRuns.startedAt })
    .from(backupRuns)
    .where(and(eq(backupRuns.kind, kind), eq(backupRuns.state, "done")))
    .orderBy(desc(backupRuns.startedAt))
    .limit(1);
  return run?.at;
}

async function lastTried(): Promise<Date | undefined> {
  const [run] = await database
    .select({ at: backupRuns.startedAt })
    .from(backupRuns)
    .where(eq(backupRuns.kind, "trial"))
    .orderBy(desc(backupRuns.startedAt))
    .limit(1);
  return run?.at;
}

async function foundedAt(): Promise<Date> {
  const [founded] = await database.select({ at: installation.foundedAt }).from(installation);
  return founded?.at ?? new Date();
}
