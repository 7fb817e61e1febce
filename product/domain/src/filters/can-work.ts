/** Asks the spans of a clearance whether someone can work: the worst that they say on any of the days. */
import type { Verdict } from "@product/domain/clearance/verdict";
import { plusDays } from "@product/domain/time/local-date";
import { weekdayOf } from "@product/domain/time/weeks";
import { dayFrom } from "./days.ts";
import { isCondition, type Condition, type Filter } from "./filter.ts";

/** For a role by its key, or for work in general. */
export type FilteredSpan = { role: string | null; from: string; until: string; verdict: Verdict };

export const verdictOf = { can: "ALLOW", could: "WARN", cannot: "BLOCK" } as const satisfies Record<string, Verdict>;

export type AskedDays = { first: string; last: string; role: string | undefined };

export const daysAsked = ([first, last, role]: Condition["values"], today: string): AskedDays => ({
  first: dayFrom(first!, today),
  last: dayFrom(last!, today),
  role: role === undefined ? undefined : String(role),
});

/** Nothing of those who do not have the role, nor of days that are told nothing of. */
export function verdictMet(spans: readonly FilteredSpan[], values: Condition["values"], today: string) {
  const { first, last, role } = daysAsked(values, today);
  const met = spans
    .filter((span) => span.role === (role ?? null) && span.from <= last && span.until >= first)
    .map(({ verdict }) => verdict);
  return (["BLOCK", "WARN", "ALLOW"] as const).find((verdict) => met.includes(verdict));
}

/** Days on which someone has a shift, was asked for one, or is away; some weekdays of them alone, where these are named. */
export type DaysTaken = { first: string; last: string | null; weekdays: readonly number[] };

/** Can work on all of the days, and none of them is taken. */
export function isFree(
  spans: readonly FilteredSpan[],
  taken: readonly DaysTaken[],
  values: Condition["values"],
  today: string,
): boolean {
  const askedDays = daysAsked(values, today);
  return verdictMet(spans, values, today) === "ALLOW" && !taken.some((each) => meets(each, askedDays));
}

function meets({ first, last, weekdays }: DaysTaken, askedDays: AskedDays): boolean {
  const from = first > askedDays.first ? first : askedDays.first;
  const until = last !== null && last < askedDays.last ? last : askedDays.last;
  if (weekdays.length === 0) return from <= until;
  // After a week its days come again.
  return [0, 1, 2, 3, 4, 5, 6]
    .map((days) => plusDays(from, days))
    .some((day) => day <= until && weekdays.includes(weekdayOf(day) + 1));
}

/** The days that a whole filter asks the clearance about, where it asks of everyone who is found. */
export function daysAskedIn(filter: Filter, today: string): AskedDays | undefined {
  if (isCondition(filter)) return asksOfWork(filter) ? daysAsked(filter.values, today) : undefined;
  if (!("and" in filter)) return undefined;
  return filter.and.map((part) => daysAskedIn(part, today)).find((days) => days !== undefined);
}

/** The filter for free workers includes being able to work. */
export const asksOfWork = ({ field }: Condition): boolean => field === "clearance" || field === "free";
