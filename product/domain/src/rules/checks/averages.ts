/** Averages over many weeks, from their sums: every span of so many weeks that ends with a week of work. */
import { plusDays, type LocalDate } from "@product/domain/time/local-date";
import { mondayOf, weeksBetween } from "@product/domain/time/weeks";
import { found, type Finding } from "@product/domain/rules/finding";
import { totalBetween, type History, type WeekTotal } from "@product/domain/rules/history";
import { holdsOn, type Person } from "@product/domain/rules/person";
import type { SettledRule } from "@product/domain/rules/resolve";
import type { AverageCheck } from "./check.ts";

export const weekAverageFindings: AverageCheck = (rule, monday, history, person) => {
  if (rule.numbers.allowsOptOut === 1 && holdsOn(monday, person.optOuts)) return [];
  const span = spanTo(rule, monday, history, person);
  return over(rule, span, span.minutes / span.weeks, rule.numbers.hours! * 60);
};

/** By the statute: hours of the span through its days, less one day of weekly rest for each week. */
export const nightAverageWeeksFindings: AverageCheck = (rule, monday, history, person) => {
  const span = spanTo(rule, monday, history, person);
  const isUsual = span.nights >= rule.numbers.nights! && span.nights * 2 >= span.days;
  if (span.nights === 0 || !(person.isNightWorker || isUsual)) return [];
  return over(rule, span, span.minutes / (span.weeks * 6), rule.numbers.hours! * 60);
};

type Span = WeekTotal & { weeks: number; from: LocalDate; until: LocalDate };

/** For a new worker, only the weeks since they began. */
function spanTo({ numbers }: SettledRule, monday: LocalDate, { sums }: History, { engagedSince }: Person): Span {
  const most = numbers.weeks!;
  const known = engagedSince === null ? most : weeksBetween(mondayOf(engagedSince), monday) + 1;
  const count = Math.min(most, Math.max(1, known));
  const from = plusDays(monday, -7 * (count - 1));
  return { ...totalBetween(sums, from, monday), weeks: count, from, until: plusDays(monday, 6) };
}

function over(rule: SettledRule, { from, until, weeks }: Span, average: number, limit: number): Finding[] {
  if (average <= limit) return [];
  return [
    found(rule, {
      numbers: { averageMinutes: Math.round(average), limitMinutes: limit, weeks },
      shortfall: Math.ceil(average - limit),
      at: null,
      periods: [],
      window: { from, until },
    }),
  ];
}
