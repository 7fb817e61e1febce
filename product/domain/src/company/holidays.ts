/** Public holidays: a town has those of its region, and a region those of its country, beside its own. */
import { typedDay } from "@product/domain/time/typed-day";

export const calendarLevels = ["national", "regional", "local"] as const;
export type CalendarLevel = (typeof calendarLevels)[number];

/** Whether a calendar can lie under one of that level: only a country lies under none. */
export const liesUnder = (level: CalendarLevel, above: CalendarLevel | undefined): boolean =>
  above === undefined ? level === "national" : calendarLevels.indexOf(above) < calendarLevels.indexOf(level);

/** A day is written `2026-12-25`. */
export type Holiday = { day: string; nameEn: string; nameEs: string };
export type HolidayCalendar = { days: readonly Holiday[]; parent?: HolidayCalendar | undefined };

/** Whether nobody need work on this day where the calendar holds, by its own days or by those above it. */
export const isHoliday = ({ days, parent }: HolidayCalendar, day: string): boolean =>
  days.some((holiday) => holiday.day === day) || (parent !== undefined && isHoliday(parent, day));

export const holidayNameLength = 120;
/** How many days one calendar has in a year at most, and how many lines can be pasted at once. */
export const mostHolidays = 366;
export const holidayYears = { min: 2000, max: 2099 } as const;

export function isDay(text: string): boolean {
  const [year, month, date] = (/^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []).slice(1).map(Number);
  if (year === undefined || month === undefined || date === undefined) return false;
  const isKnownYear = year >= holidayYears.min && year <= holidayYears.max;
  return isKnownYear && month >= 1 && month <= 12 && date >= 1 && date <= daysIn(year, month);
}

/** The same day of another year; there is none for 29 February where that year has no such day. */
export function sameDayIn(day: string, year: number): string | undefined {
  const moved = `${year}${day.slice(4)}`;
  return isDay(moved) ? moved : undefined;
}

/**
 * Days from lines such as `2026-06-24; St John; San Juan`, or `24/06/2026`, `24.6.26` and tabs as a spreadsheet gives them. With one name it
 * stands in both languages. The numbers of the lines that cannot be read stand beside.
 */
export function readHolidays(text: string): { days: Holiday[]; unreadable: number[] } {
  const days = new Map<string, Holiday>();
  const unreadable: number[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (!line.trim()) continue;
    const holiday = holidayIn(line);
    if (holiday) days.set(holiday.day, holiday);
    else unreadable.push(index + 1);
  }
  return { days: [...days.values()], unreadable };
}

function holidayIn(line: string): Holiday | undefined {
  const [, written, rest] = /^\s*([\d/.-]+)\s*[\t;,]?\s*(.*)$/.exec(line) ?? [];
  const day = written && typedDay(written);
  const [nameEn, nameEs = nameEn, ...more] = (rest ?? "").split(/[\t;]/).map((name) => name.trim());
  if (!day || !isDay(day) || !nameEn || !nameEs || more.some(Boolean)) return undefined;
  const isShort = nameEn.length <= holidayNameLength && nameEs.length <= holidayNameLength;
  return isShort ? { day, nameEn, nameEs } : undefined;
}

const daysIn = (year: number, month: number): number => {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
};
