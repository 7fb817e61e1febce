/**
 * Statutory leave in the United Kingdom. Workers of irregular hours earn 12.07 % of the hours of each pay period, at its end; an hour
 * begun counts from its thirtieth minute (WTR reg. 15B). Others have 5.6 weeks a year (reg. 13, 13A).
 */
const accrualShare = 0.1207;
const statutoryWeeks = 5.6;
export const accrualLaw = "WTR reg. 15B";
export const weeksLaw = "WTR reg. 13, 13A";
/** What has to be kept of leave and of its pay, and for how long. */
export const recordsLaw = "WTR reg. 16B";

export type AccruedMonth = { month: string; workedMinutes: number; earnedHours: number };

/** Month by month, which is the pay period; the month that still runs has earned nothing yet. */
export function accruedLeave(days: readonly { day: string; minutes: number }[], today: string): AccruedMonth[] {
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

export const earnedIn = (months: readonly AccruedMonth[]): number =>
  months.reduce((sum, { earnedHours }) => sum + earnedHours, 0);

/** The hours of leave in a year of who has the same hours each week. */
export const leaveOfYear = (weeklyHours: number): number => Math.round(weeklyHours * statutoryWeeks * 10) / 10;
