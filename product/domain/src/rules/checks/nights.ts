/** Work at night, period by period. */
import { plusDays } from "@product/domain/time/local-date";
import { found, foundAt } from "@product/domain/rules/finding";
import { nightMinutes, type NightHours } from "@product/domain/rules/night";
import type { SettledRule } from "@product/domain/rules/resolve";
import type { Work } from "@product/domain/rules/work";
import { dayWindow, idsOf, minutesOf, type PeriodCheck } from "./check.ts";

/** Per day worked, over the days up to this night, of whoever works at night as a rule. */
export const nightAverageDaysFindings: PeriodCheck = (rule, place, { works }, { isNightWorker }) => {
  const work = works[place]!;
  const { days, hours, nights } = rule.numbers as Record<"days" | "hours" | "nights", number>;
  if (!isNight(rule, work)) return [];
  const since = plusDays(work.day, 1 - days);
  const lately = works.slice(0, place + 1).filter(({ day }) => day >= since);
  const daysWorked = countDays(lately);
  const nightsWorked = countDays(lately.filter((each) => isNight(rule, each)));
  if (!isNightWorker && (nightsWorked < nights || nightsWorked * 2 < daysWorked)) return [];
  const average = minutesOf(lately) / daysWorked;
  if (average <= hours * 60) return [];
  return [
    found(rule, {
      numbers: { averageMinutes: Math.round(average), limitMinutes: hours * 60, days },
      shortfall: Math.ceil(average - hours * 60),
      at: work.id,
      periods: idsOf(lately),
      window: dayWindow(lately),
    }),
  ];
};

/** Special hazards or heavy strain: no averaging, the hours of any 24 that end with the shift. */
export const nightHazardFindings: PeriodCheck = (rule, place, { works }) => {
  const work = works[place]!;
  if (!work.isHazardous || !isNight(rule, work)) return [];
  const within = works.slice(0, place + 1).filter(({ start }) => start >= work.end - dayMs || start === work.start);
  const limit = rule.numbers.hours! * 60;
  const worked = minutesOf(within);
  if (worked <= limit) return [];
  return [
    found(rule, {
      numbers: { workedMinutes: worked, limitMinutes: limit },
      shortfall: worked - limit,
      at: work.id,
      periods: idsOf(within),
      window: dayWindow(within),
    }),
  ];
};

/** Not one minute of it, whoever is under age on the day the shift starts. */
export const minorNightFindings: PeriodCheck = (rule, place, { works }) => {
  const work = works[place]!;
  const minutes = nightMinutes(work, hoursOf(rule));
  return minutes === 0 ? [] : [foundAt(rule, work, { numbers: { nightMinutes: minutes }, shortfall: minutes })];
};

const dayMs = 86_400_000;

/** Asked of the same night by each of the days after it: worked out once. */
const known = new WeakMap<Work, Map<string, number>>();

function isNight(rule: SettledRule, work: Work): boolean {
  const { nightFrom, nightUntil } = hoursOf(rule);
  const ofWork = known.get(work) ?? new Map<string, number>();
  known.set(work, ofWork);
  const key = `${nightFrom} ${nightUntil}`;
  const minutes = ofWork.get(key) ?? nightMinutes(work, { nightFrom, nightUntil });
  ofWork.set(key, minutes);
  return minutes >= rule.numbers.nightHours! * 60;
}

const hoursOf = ({ numbers }: SettledRule): NightHours => ({
  nightFrom: numbers.nightFrom!,
  nightUntil: numbers.nightUntil!,
});

const countDays = (works: readonly Work[]): number => new Set(works.map(({ day }) => day)).size;
