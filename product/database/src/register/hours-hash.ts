import { createHash } from "node:crypto";
import { hourKinds } from "@product/domain/day/hours";
import { premiumKinds } from "@product/domain/day/pay";
import type { hoursLines, hoursPeriods, hoursTerms } from "@product/database/tables/day/hours";

type Line = typeof hoursLines.$inferSelect;
type Terms = Omit<typeof hoursTerms.$inferSelect, "periodId">;
type Period = Pick<typeof hoursPeriods.$inferSelect, "legalEntityId" | "firstDay" | "lastDay" | "policy">;

/** A line with what it is paid; none for what was closed before that was kept. */
export type ClosedLine = { line: Line; terms: Terms | null };

/** The way in which periods are closed now. */
export const hashVersion = 2;

/** SHA-256 over the period and one line of JSON for each line of hours, in the order in which they are given. */
export function hashHours({ legalEntityId, firstDay, lastDay, policy }: Period, lines: readonly ClosedLine[]): Buffer {
  const premiums = premiumKinds.map((kind) => policy?.premiums[kind] ?? 0);
  const periodTerms = [legalEntityId, firstDay, lastDay, policy?.roundingMinutes, policy?.rounding, premiums];
  return hashed([periodTerms, ...lines.map(paidLine)]);
}

function paidLine({ line, terms }: ClosedLine): unknown[] {
  const { assignmentId, eventId, day, workedFrom, workedUntil, minutes, split } = line;
  const worked = [day, workedFrom?.getTime(), workedUntil?.getTime(), minutes, kindsOf(split)];
  const week = [terms?.contract?.weeklyMinutes, terms?.contract?.isPartTime];
  return [assignmentId, eventId, ...worked, terms?.workerId, terms?.rate, terms?.baseRate, ...week];
}

/** As periods were closed first: the hours alone, with the records that their workers were then. */
export const hashOfBefore = (lines: readonly Pick<Line, "assignmentId" | "workerId" | "day" | "minutes" | "split">[]) =>
  hashed(
    lines.map(({ assignmentId, workerId, day, minutes, split }) => [
      assignmentId,
      workerId,
      day,
      minutes,
      kindsOf(split),
    ]),
  );

const kindsOf = (split: Line["split"]) => hourKinds.map((kind) => split?.[kind] ?? 0);

function hashed(rows: readonly unknown[]): Buffer {
  const hash = createHash("sha256");
  for (const row of rows) hash.update(`${JSON.stringify(row)}\n`);
  return hash.digest();
}
