import type { Platform } from "@platform/host/create-platform";
import type { MailBrand } from "@platform/mail/word-notice";
import { accountJobs, accountSchedules } from "#features/people/bank-accounts/jobs.server.ts";
import { clearanceJobs, clearanceSchedules } from "#features/clearance/clearance-upkeep/jobs.server.ts";
import { completionJobs } from "#features/people/completion/jobs.server.ts";
import { alertJobs, alertSchedules } from "#features/papers/document-alerts/jobs.server.ts";
import { evidenceJobs } from "#features/papers/evidence/jobs.server.ts";
import { contractJobs } from "#features/papers/contract-signing/jobs.server.ts";
import { erasureJobs, erasureSchedules } from "#features/privacy/erasure/jobs.server.ts";
import { keepJobs, keepSchedules } from "#features/privacy/keep-data/jobs.server.ts";
import { retentionJobs, retentionSchedules } from "#features/privacy/retention-run/jobs.server.ts";
import { fileJobs, fileSchedules } from "#features/operations/upkeep/files.server.ts";
import { jobs, schedules } from "#features/operations/upkeep/jobs.server.ts";
import { importJobs, importSchedules } from "#features/people/worker-import/jobs.server.ts";
import { workerJobs, workerSchedules } from "#features/people/worker-page/jobs.server.ts";
import type { Files } from "#request/files.ts";
import { collect } from "#request/collect.ts";
import { createPost } from "./post.ts";
import { runJobs, type JobHandler, type JobRunner } from "./jobs.ts";
import { backupJobs, backupSchedules, type BackupJobsOptions } from "./operations/backup-jobs.ts";
import { noteErased } from "./operations/note-erased.ts";

/** Runs everything that is done outside of requests. */
export function startJobs({
  files,
  services,
  mailBrand,
  siteUrl,
  isAway,
  ...options
}: BackupJobsOptions & {
  files: Files;
  services: Platform | undefined;
  mailBrand: () => Promise<MailBrand>;
  siteUrl: string;
  isAway: () => boolean;
}): JobRunner & {
  kinds: string[];
} {
  const post = createPost(services, mailBrand);
  const handlers = collect<JobHandler>("job", [
    jobs,
    importJobs,
    clearanceJobs,
    fileJobs(files),
    completionJobs(post, siteUrl),
    evidenceJobs(post, siteUrl),
    alertJobs(post, siteUrl),
    contractJobs(post, siteUrl),
    workerJobs,
    accountJobs(post),
    erasureJobs(files, () => noteErased(options.config.dataDir)),
    retentionJobs,
    keepJobs(post, siteUrl),
    backupJobs(options),
  ]);
  const runner = runJobs({
    handlers,
    schedules: [
      ...schedules,
      ...importSchedules,
      ...workerSchedules,
      ...accountSchedules,
      ...erasureSchedules,
      ...retentionSchedules,
      ...keepSchedules,
      ...clearanceSchedules,
      ...fileSchedules,
      ...alertSchedules,
      ...backupSchedules(options.config),
    ],
    log: options.log,
    isAway,
  });
  return { ...runner, kinds: Object.keys(handlers) };
}
