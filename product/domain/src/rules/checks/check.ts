/** The input of a check: the rule as it applies here, the work to judge, and the known facts around it. */
import type { LocalDate } from "@product/domain/time/local-date";
import type { Finding } from "@product/domain/rules/finding";
import type { History } from "@product/domain/rules/history";
import type { Person } from "@product/domain/rules/person";
import type { SettledRule } from "@product/domain/rules/resolve";
import type { Work } from "@product/domain/rules/work";

/** One period, by its place in the history. */
export type PeriodCheck = (rule: SettledRule, place: number, history: History, person: Person) => Finding[];

/** All that starts on one day, in order. */
export type DayCheck = (rule: SettledRule, works: readonly Work[], person: Person) => Finding[];

/** All that starts in one week, in order. */
export type WeekCheck = (rule: SettledRule, works: readonly Work[], person: Person) => Finding[];

/** The weeks up to one, as sums. */
export type AverageCheck = (rule: SettledRule, monday: LocalDate, history: History, person: Person) => Finding[];

export const dayWindow = (works: readonly Work[]) => ({ from: works[0]!.day, until: works.at(-1)!.day });

export const idsOf = (works: readonly Work[]): string[] => works.map(({ id }) => id);

export const minutesOf = (works: readonly Work[]): number => works.reduce((sum, { minutes }) => sum + minutes, 0);

/** The first at which the running sum is above the limit: that is the one to look at. */
export function crossing(works: readonly Work[], limit: number): Work {
  let sum = 0;
  return works.find(({ minutes }) => (sum += minutes) > limit) ?? works.at(-1)!;
}
