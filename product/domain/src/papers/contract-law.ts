/**
 * Limits that the law of the company's country sets for a contract. Existing contracts are not undone by it: they are
 * shown with the findings.
 */
import { shared, type DayRange } from "@product/domain/clearance/day-ranges";
import { monthsLater } from "@product/domain/documents/validity";
import { plusDays } from "@product/domain/time/local-date";
import { daysBetween } from "@product/domain/time/weeks";
import { hasCalls, isKindOf } from "./engagements.ts";
import type { Country, WorkerType } from "@product/domain/people/workers";

/** ET art. 15: what a temporary contract may be made for. */
export const temporaryCauses = ["unforeseeable", "foreseeable", "substitution"] as const;
export type TemporaryCause = (typeof temporaryCauses)[number];

export const contractTextLengths = { causeDetail: 300, activityPeriod: 200, hoursDistribution: 300 } as const;

export type ContractTerms = {
  type: WorkerType;
  firstDay: string;
  lastDay: string | null;
  cause: TemporaryCause | null;
};
export type Employer = { country: Country; nonProfit: boolean };

/** Faults that no new contract may have. */
export type ContractFault = "typeUnfit" | "volunteerUnfit" | "lastDayUnfit" | "causeMissing";

export function contractFaults(
  { type, lastDay, cause }: ContractTerms,
  { country, nonProfit }: Employer,
): ContractFault[] {
  const isSpanish = country === "ES";
  return [
    ...(isKindOf(country, type) ? [] : ["typeUnfit" as const]),
    // Ley 45/2015 art. 3.
    ...(isSpanish && type === "volunteer" && !nonProfit ? ["volunteerUnfit" as const] : []),
    ...(hasCalls(type) && lastDay !== null ? ["lastDayUnfit" as const] : []),
    ...(isSpanish && type === "temporary" && cause === null ? ["causeMissing" as const] : []),
  ];
}

/** Six months, or twelve where the agreement of the sector says so. */
export const unforeseeableMonths = 6;
/** Days of a year on which a company may have people under contracts for foreseeable peaks, however many they are. */
export const foreseeableDays = 90;

/** A fijo discontinuo that was ended has a last day: only one that was agreed from the start is found. */
export function contractFindings(
  terms: ContractTerms & { isEnded: boolean },
  employer: Employer,
): (ContractFault | "causeLong")[] {
  const { firstDay, lastDay, cause, isEnded } = terms;
  const isLong = cause === "unforeseeable" && lastDay !== null && lastDay >= monthsLater(firstDay, unforeseeableMonths);
  return [
    ...contractFaults(isEnded ? { ...terms, lastDay: null } : terms, employer),
    ...(isLong ? ["causeLong" as const] : []),
  ];
}

/** The days of a year on which at least one of these holds. */
export function daysWithin(ranges: readonly DayRange[], year: string): string[] {
  const whole = { from: `${year}-01-01`, until: `${year}-12-31` };
  return shared(ranges, [whole]).flatMap(({ from, until }) =>
    Array.from({ length: daysBetween(from, until) + 1 }, (_, n) => plusDays(from, n)),
  );
}
