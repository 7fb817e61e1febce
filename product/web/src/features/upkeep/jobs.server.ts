/** What the product does for its own tidiness, day by day. */
import { lt } from "drizzle-orm";
import { theSystem } from "@product/domain/actor";
import { forgetFinishedJobs } from "@product/database/queue";
import { submissions } from "@product/database/tables/submission";
import { perform } from "#request/perform.ts";

const daysKept = 7;

export const jobs = {
  "submissions.forget": () => forgetSubmissions(daysAgo(daysKept)),
  "jobs.forget": async () => {
    await forgetFinishedJobs(daysAgo(daysKept));
  },
};

export const schedules = [
  { name: "submissions.forget", everySeconds: 24 * 3600 },
  { name: "jobs.forget", everySeconds: 24 * 3600 },
] as const;

/** A form that was sent this long ago will not be sent again by a nervous click. */
export const forgetSubmissions = (before: Date): Promise<void> =>
  perform(theSystem, "submission.forget", async ({ tx, on }) => {
    on({ before: before.toISOString() });
    await tx.delete(submissions).where(lt(submissions.at, before));
  });

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000);
