import { fileJobs, fileSchedules } from "#features/upkeep/files.server.ts";
import { jobs, schedules } from "#features/upkeep/jobs.server.ts";
import { importJobs, importSchedules } from "#features/worker-import/jobs.server.ts";
import type { Files } from "#request/files.ts";
import { runJobs, type JobRunner } from "./jobs.ts";
import { backupJobs, backupSchedules, type BackupJobsOptions } from "./operations/backup-jobs.ts";

/** Runs everything that is done outside of requests. */
export function startJobs({
  files,
  isAway,
  ...options
}: BackupJobsOptions & { files: Files; isAway: () => boolean }): JobRunner & { kinds: string[] } {
  const handlers = { ...jobs, ...importJobs, ...fileJobs(files), ...backupJobs(options) };
  const runner = runJobs({
    handlers,
    schedules: [...schedules, ...importSchedules, ...fileSchedules, ...backupSchedules(options.config)],
    log: options.log,
    isAway,
  });
  return { ...runner, kinds: Object.keys(handlers) };
}
