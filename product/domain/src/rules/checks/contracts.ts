/** Counters of contracts and agency work: what follows from having worked so long. */
import { plusDays } from "@product/domain/time/local-date";
import { daysBetween, weeksBetween } from "@product/domain/time/weeks";
import { foundAt } from "@product/domain/rules/finding";
import { agencyKey } from "@product/domain/rules/history";
import type { PeriodCheck } from "./check.ts";

/** Weeks for one client in one role; a pause of more than `pauseWeeks` begins the count anew. */
export const agencyWeeksFindings: PeriodCheck = (rule, place, { works, roleWeeks }) => {
  const work = works[place]!;
  const { weeks, pauseWeeks } = rule.numbers as Record<"weeks" | "pauseWeeks", number>;
  let count = 0;
  let last = work.monday;
  for (const monday of (roleWeeks.get(agencyKey(work)) ?? []).filter((each) => each < work.monday).toReversed()) {
    if (weeksBetween(monday, last) - 1 > pauseWeeks) break;
    count++;
    last = monday;
  }
  return count < weeks
    ? []
    : [foundAt(rule, work, { numbers: { weeks: count, limit: weeks }, shortfall: count - weeks + 1 })];
};

/** Days under temporary contracts in the time before, the day of the shift included. */
export const temporaryMonthsFindings: PeriodCheck = (rule, place, { works }, { temporaryContracts }) => {
  const work = works[place]!;
  const { days, withinDays } = rule.numbers as Record<"days" | "withinDays", number>;
  const since = plusDays(work.day, 1 - withinDays);
  const contractDays = temporaryContracts.reduce((sum, { from, until }) => {
    const first = from > since ? from : since;
    const last = until === null || until > work.day ? work.day : until;
    return sum + Math.max(0, daysBetween(first, last) + 1);
  }, 0);
  return contractDays <= days
    ? []
    : [foundAt(rule, work, { numbers: { days: contractDays, limit: days }, shortfall: contractDays - days })];
};

/** The company's own counter: days of the year with occasional contracts, whoever held them. */
export const occasionalDaysFindings: PeriodCheck = (rule, place, { works }, { occasionalDays, workerType }) => {
  const work = works[place]!;
  if (workerType !== "temporary") return [];
  const year = work.day.slice(0, 4);
  const used = new Set(occasionalDays.filter((day) => day.startsWith(year))).add(work.day).size;
  const limit = rule.numbers.days!;
  return used <= limit ? [] : [foundAt(rule, work, { numbers: { days: used, limit }, shortfall: used - limit })];
};
