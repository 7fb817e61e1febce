/** How much may be worked in a day or a week, and how far a day may be stretched. */
import { minutesBetween } from "@product/domain/time/instant";
import { plusDays, type LocalDate } from "@product/domain/time/local-date";
import { startOfDay } from "@product/domain/time/zoned";
import { found, foundAt } from "@product/domain/rules/finding";
import { holdsOn, type Person } from "@product/domain/rules/person";
import type { SettledRule } from "@product/domain/rules/resolve";
import type { Work } from "@product/domain/rules/work";
import { crossing, dayWindow, idsOf, minutesOf, type DayCheck, type PeriodCheck, type WeekCheck } from "./check.ts";

export const dayHoursFindings: DayCheck = (rule, works) =>
  hoursOver(rule, works, rule.numbers.hours! * 60, ({ day }) => plusDays(day, 1));

/** Only of a day in parts: one long shift is long by its hours. */
export const spreadFindings: DayCheck = (rule, works) => {
  const last = works.reduce((furthest, work) => (work.end > furthest.end ? work : furthest));
  const spread = minutesBetween(works[0]!.start, last.end);
  const limit = rule.numbers.hours! * 60;
  if (works.length < 2 || spread <= limit) return [];
  return [
    found(rule, {
      numbers: { spreadMinutes: spread, limitMinutes: limit },
      shortfall: spread - limit,
      at: last.id,
      periods: idsOf(works),
      window: dayWindow(works),
    }),
  ];
};

export const weekHoursFindings: WeekCheck = (rule, works) =>
  hoursOver(rule, works, rule.numbers.hours! * 60, nextMonday);

/** The days of the week on which the permission counts hours; in vacation it counts none where the days say so. */
export const studentWeekFindings: WeekCheck = (rule, works, { studentDays }: Person) => {
  const limited = works.filter(({ day }) => holdsOn(day, studentDays));
  if (limited.length === 0) return [];
  const spans = studentDays.filter((span) => limited.some(({ day }) => holdsOn(day, [span])));
  const hours = Math.min(...spans.map((span) => span.hours ?? rule.numbers.hours!), rule.numbers.hours!);
  return hoursOver(rule, limited, hours * 60, nextMonday);
};

const nextMonday = ({ monday }: Work) => plusDays(monday, 7);

/** `clearsOn` is the first day on which what was too much counts no more. */
function hoursOver(rule: SettledRule, works: readonly Work[], limit: number, clearsOn: (at: Work) => LocalDate) {
  const worked = minutesOf(works);
  if (worked <= limit) return [];
  const at = crossing(works, limit);
  return [
    found(rule, {
      numbers: { workedMinutes: worked, limitMinutes: limit },
      shortfall: worked - limit,
      clearsAt: startOfDay(clearsOn(at), at.zone),
      at: at.id,
      periods: idsOf(works),
      window: dayWindow(works),
    }),
  ];
}

/** Overtime agreed in the calendar year; part-timers owe none at all. */
export const overtimeFindings: PeriodCheck = (rule, place, { works, overtimeByYear }, { isPartTime }) => {
  const work = works[place]!;
  const total = overtimeByYear.get(work.day.slice(0, 4)) ?? 0;
  const limit = isPartTime ? 0 : rule.numbers.hours! * 60;
  if (work.overtimeMinutes === 0 || total <= limit) return [];
  return [foundAt(rule, work, { numbers: { workedMinutes: total, limitMinutes: limit }, shortfall: total - limit })];
};
