/** Asks the spans of a clearance whether someone can work: the worst that they say on any of the days. */
import type { Verdict } from "@product/domain/clearance/verdict";
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

/** The days that a whole filter asks the clearance about, where it asks of everyone who is found. */
export function daysAskedIn(filter: Filter, today: string): AskedDays | undefined {
  if (isCondition(filter)) return filter.field === "clearance" ? daysAsked(filter.values, today) : undefined;
  if (!("and" in filter)) return undefined;
  return filter.and.map((part) => daysAskedIn(part, today)).find((asked) => asked !== undefined);
}
