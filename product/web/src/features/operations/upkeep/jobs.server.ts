/** The product's own cleaning up, day by day. */
import { clockNow } from "#request/clock.ts";
import { lt } from "drizzle-orm";
import { theSystem } from "@product/domain/actor";
import { forgetFinishedJobs } from "@product/database/jobs/queue";
import { seenSessions } from "@product/database/tables/access/account";
import { formReplays } from "@product/database/tables/ground/form-replay";
import { forgetUnusedWords } from "@product/database/worker-words";
import { perform } from "#request/perform.ts";

const daysKept = 7;
// As long as the cookie of a session lives: who did not come by in that time is not signed in any more.
const daysASessionIsKept = 400;

export const jobs = {
  "submissions.forget": () => forgetSubmissions(daysAgo(daysKept)),
  "sessions.forget": () => forgetSessions(daysAgo(daysASessionIsKept)),
  "jobs.forget": async () => {
    await forgetFinishedJobs(daysAgo(daysKept));
  },
  "words.forget": async () => {
    await forgetUnusedWords();
  },
};

export const schedules = [
  { name: "submissions.forget", everySeconds: 24 * 3600 },
  { name: "sessions.forget", everySeconds: 24 * 3600 },
  { name: "jobs.forget", everySeconds: 24 * 3600 },
  { name: "words.forget", everySeconds: 24 * 3600 },
] as const;

/** A form that was sent this long ago will not be sent again by a nervous click. */
export const forgetSubmissions = (before: Date): Promise<void> =>
  perform(theSystem, "submission.forget", async ({ tx, subject }) => {
    subject({ before: before.toISOString() });
    await tx.delete(formReplays).where(lt(formReplays.at, before));
  });

/** Devices that have not shown themselves since. */
export const forgetSessions = (before: Date): Promise<void> =>
  perform(theSystem, "session.forget", async ({ tx, subject }) => {
    subject({ before: before.toISOString() });
    await tx.delete(seenSessions).where(lt(seenSessions.lastSeenAt, before));
  });

const daysAgo = (days: number) => new Date(clockNow().getTime() - days * 24 * 3600 * 1000);
