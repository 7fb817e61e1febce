import type { Platform } from "@platform/host/create-platform";
import type { MailBrand } from "@platform/mail/word-notice";
import type { Files } from "#request/ports/files.ts";
import type { JobHandler } from "#request/slices/slice.ts";
import { slices, tasks } from "#slices.ts";
import { collect } from "#request/slices/collect.ts";
import { createMailer } from "#server/mail/mailer.ts";
import { runJobs, type JobRunner } from "./jobs.ts";
import { backupJobs, backupSchedules, type BackupJobsOptions } from "#server/operations/backup-jobs.ts";
import { demoJobs } from "#server/demo/demo-papers.ts";
import { passingClient, type AuthService } from "#server/sessions/auth-service.ts";
import { removeServiceAccount } from "#request/ports/account-service.ts";
import { recordErased } from "#server/operations/note-erased.ts";

/** Runs everything that is done outside of requests. */
export function startJobs({
  files,
  services,
  authService,
  mailBrand,
  siteUrl,
  isAway,
  ...options
}: BackupJobsOptions & {
  files: Files;
  services: Platform | undefined;
  authService: AuthService;
  mailBrand: () => Promise<MailBrand>;
  siteUrl: string;
  isAway: () => boolean;
}): JobRunner & {
  kinds: string[];
} {
  const mailer = createMailer(services, mailBrand);
  const ports = {
    mailer,
    files,
    siteUrl,
    recordDestroyed: () => recordErased(options.config.dataDir),
    removeAccount: (userId: string) => removeServiceAccount(passingClient(authService, authService.secretKey), userId),
    mailbox: services?.mail.mailbox,
    tasks,
  };
  const handlers = collect<JobHandler>("job", [
    ...slices.map((slice) => slice.jobs?.(ports) ?? {}),
    backupJobs(options),
    demoJobs(files),
  ]);
  const runner = runJobs({
    handlers,
    schedules: [...slices.flatMap((slice) => slice.schedules ?? []), ...backupSchedules(options.config)],
    log: options.log,
    isAway,
  });
  return { ...runner, kinds: Object.keys(handlers) };
}
