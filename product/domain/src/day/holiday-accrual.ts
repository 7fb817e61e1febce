import { mondayOf } from "@product/domain/time/weeks";

/**
 * Statutory leave in the United Kingdom. Workers of irregular hours earn 12.07 % of the hours of each pay period, at its end; an hour
 * begun counts from its thirtieth minute (WTR reg. 15B). Others have 5.6 weeks a year (reg. 13, 13A). Neither is more than 28 days
 * (reg. 13A(3), 15B), which matters to who works on more than five days a week.
 */
const accrualShare = 0.1207;
const statutoryWeeks = 5.6;
const mostDays = 28;
export const accrualLaw = "WTR reg. 15B";
export const weeksLaw = "WTR reg. 13, 13A";
/** Law on the records of leave and its pay, and on how long to keep them. */
export const recordsLaw = "WTR reg. 16B";

type WorkedOn = { day: string; minutes: number };
export type AccruedMonth = { month: string; workedMinutes: number; earnedHours: number };

/** Month by month, which is the pay period; the month that still runs has earned nothing yet. */
export function accruedLeave(days: readonly WorkedOn[], today: string): AccruedMonth[] {
  const year = today.slice(0, 4);
  const months = Map.groupBy(
    days.filter(({ day }) => day.startsWith(year) && day <= today),
    ({ day }) => day.slice(0, 7),
  );
  return [...months]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .filter(([month]) => month < today.slice(0, 7))
    .map(([month, worked]) => {
      const workedMinutes = worked.reduce((sum, { minutes }) => sum + minutes, 0);
      return { month, workedMinutes, earnedHours: Math.round((workedMinutes * accrualShare) / 60) };
    });
}

/** Leave earned in these months, at most 28 days of the average length worked. */
export function earnedIn(months: readonly AccruedMonth[], days: readonly WorkedOn[]): number {
  const earned = months.reduce((sum, { earnedHours }) => sum + earnedHours, 0);
  const on = new Set(days.map(({ day }) => day)).size;
  const hoursOfADay = days.reduce((sum, { minutes }) => sum + minutes, 0) / 60 / Math.max(1, on);
  return Math.min(earned, Math.round(mostDays * hoursOfADay));
}

/** The hours of leave in a year of who has the same hours each week, on so many days as they usually work. */
export function leaveOfYear(weeklyHours: number, days: readonly WorkedOn[] = []): number {
  const weeks = Math.min(statutoryWeeks, mostDays / usualDays(days));
  return Math.round(weeklyHours * weeks * 10) / 10;
}

/** On how many days of a week somebody works, of the weeks in which they did. */
function usualDays(days: readonly WorkedOn[]): number {
  const worked = [...new Set(days.filter(({ minutes }) => minutes > 0).map(({ day }) => day))];
  const weeks = new Set(worked.map(mondayOf)).size;
  return weeks === 0 ? 5 : Math.max(1, Math.round(worked.length / weeks));
}
