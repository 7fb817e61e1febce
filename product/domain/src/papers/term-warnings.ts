/**
 * Warnings about the legal duration of temporary contracts. The office is warned and decides: the agreement of a
 * sector, an objective reason or contracts that are not recorded here may change the limit.
 */
import { daysFrom, shared, type DayRange } from "@product/domain/clearance/day-ranges";
import { monthsLater } from "@product/domain/documents/validity";
import { plusDays } from "@product/domain/time/local-date";
import { daysBetween } from "@product/domain/time/weeks";
import { daysWithin, foreseeableDays, unforeseeableMonths, type ContractTerms } from "./contract-law.ts";
import type { Country } from "@product/domain/people/workers";

export type TermWarning = "renewedOnce" | "sixMonths" | "ninetyDays" | "eighteenMonths" | "fourYears";

/** The days on which the company has contracts for foreseeable peaks, whoever holds them. */
type Company = { country: Country; foreseeable: readonly DayRange[] };

/** Warnings about a future contract, after those that its worker signed with the same company. */
export function termWarnings(
  signed: readonly ContractTerms[],
  { type, firstDay, lastDay, cause }: ContractTerms,
  { country, foreseeable }: Company,
): TermWarning[] {
  if (type !== "temporary" || lastDay === null) return [];
  const next = { from: firstDay, until: lastDay };
  const before = rowBefore(signed, firstDay);
  const begun = before.at(-1)?.firstDay ?? firstDay;
  // Fixed-term Employees Regulations 2002 reg. 8: four years under contracts that were renewed make someone permanent.
  if (country === "UK") return before.length > 0 && lastDay >= monthsLater(begun, 48) ? ["fourYears"] : [];
  const isUnforeseeable = cause === "unforeseeable";
  const years = new Set([firstDay.slice(0, 4), lastDay.slice(0, 4)]);
  const isOver = (year: string) => daysWithin([...foreseeable, next], year).length > foreseeableDays;
  return [
    // ET art. 15.2: extended once, six months in all, twelve by the agreement of a sector.
    ...(isUnforeseeable && before.length > 1 ? ["renewedOnce" as const] : []),
    ...(isUnforeseeable && lastDay >= monthsLater(begun, unforeseeableMonths) ? ["sixMonths" as const] : []),
    ...(cause === "foreseeable" && [...years].some(isOver) ? ["ninetyDays" as const] : []),
    ...(isPeak(cause) && isBeyondEighteenMonths(signed, next) ? ["eighteenMonths" as const] : []),
  ];
}

/** The temporary contracts that led to this day without a day between, the latest first. */
function rowBefore(signed: readonly ContractTerms[], day: string): ContractTerms[] {
  const before = signed.find(({ type, lastDay }) => type === "temporary" && lastDay === plusDays(day, -1));
  return before ? [before, ...rowBefore(signed, before.firstDay)] : [];
}

const isPeak = (cause: ContractTerms["cause"]) => cause === "unforeseeable" || cause === "foreseeable";

/** ET art. 15.5: more than eighteen months out of twenty-four under two such contracts or more make someone permanent. */
function isBeyondEighteenMonths(signed: readonly ContractTerms[], next: DayRange): boolean {
  const peaks = signed.filter(({ cause }) => isPeak(cause));
  if (peaks.length === 0) return false;
  const window = { from: plusDays(monthsLater(next.until, -24), 1), until: next.until };
  const spans = shared([...peaks.map((each) => daysFrom(each.firstDay, each.lastDay)), next], [window]);
  const days = spans.reduce((sum, { from, until }) => sum + daysBetween(from, until) + 1, 0);
  return days > daysBetween(monthsLater(next.until, -18), next.until);
}
