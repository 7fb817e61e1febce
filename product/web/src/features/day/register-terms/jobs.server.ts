/** The register goes month by month, when the longest term of a month is over. */
import { theSystem } from "@product/domain/actor";
import { endMonth, forEachEndedMonth } from "@product/database/register/ended-months";
import { clockNow } from "#request/clock.ts";
import { perform } from "#request/perform.ts";

const endTerms = (): Promise<void> =>
  forEachEndedMonth(clockNow(), (month) =>
    perform(theSystem, "register.end-term", async ({ tx, now, subject, recordChange }) => {
      const record = subject({ name: month.month });
      const punches = await endMonth(tx, month, now);
      if (punches !== undefined) recordChange(record, { month: month.month, punches }, undefined);
    }),
  );

export const termJobs = { "register.end-terms": endTerms };
export const termSchedules = [{ name: "register.end-terms", everySeconds: 24 * 3600 }] as const;
