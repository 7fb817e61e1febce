import { isCalendarDay, isDay, type LocalDate } from "./local-date.ts";

/**
 * As people write days too: `28/2/2001` or `28/2/01`, day first in both our countries, or `28022001` where a telephone's keys
 * have no stroke. Two digits are the last such year up to `latestYear`; for a birth date that is this year. Undefined when there
 * is no such day.
 */
export function typedDay(typed: string, latestYear = furthestYear): LocalDate | undefined {
  const iso = isoOf(typed, latestYear);
  return isDay(iso) ? iso : undefined;
}

/** The last day of a paper: one that never ends has `01/01/9999` printed on it in Spain. */
export function typedLastDay(typed: string): LocalDate | undefined {
  const iso = isoOf(typed, furthestYear);
  return isDay(iso) || (iso.startsWith("9999-") && isCalendarDay(iso)) ? iso : undefined;
}

function isoOf(typed: string, latestYear: number): string {
  const text = typed.trim();
  const [, day, month, year] = withStrokes.exec(text) ?? withoutStrokes.exec(text) ?? [];
  return year ? `${wholeYear(year, latestYear)}-${month!.padStart(2, "0")}-${day!.padStart(2, "0")}` : text;
}

const withStrokes = /^(\d{1,2}) ?[/. -] ?(\d{1,2}) ?[/. -] ?(\d{4}|\d{2})$/;
// No month is 19 or 20, so that a year that stands first is never taken for one that stands last.
const withoutStrokes = /^(\d\d)(\d\d)((?:19|20)\d\d)$/;

/** `2001-02-28` as people here write it, `28/02/2001`; anything else as it is. */
export const writtenDay = (day: string): string => (isCalendarDay(day) ? day.split("-").toReversed().join("/") : day);

/** Contracts, absences and documents begin and end between 1970 and this year. */
const furthestYear = 2069;

function wholeYear(year: string, latest: number): string {
  if (year.length === 4) return year;
  const inCentury = latest - (latest % 100) + Number(year);
  return String(inCentury <= latest ? inCentury : inCentury - 100);
}
