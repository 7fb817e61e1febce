/** Days of the calendar as text, `2001-02-28`, which sorts as the calendar does. Without a clock and without a zone. */
export type LocalDate = string & { readonly [brand]: "LocalDate" };
declare const brand: unique symbol;

/** A day that something here can be about: clocks and databases do not agree on days near the beginning or the end of the calendar. */
export const isDay = (text: string): text is LocalDate => isCalendarDay(text) && text >= "1800" && text < "2200";

/** Any day that four digits of a year can name, also `9999-12-31`, which stands for never. */
export function isCalendarDay(text: string): text is LocalDate {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? [];
  if (!year || !month || !day || month > 12) return false;
  return day <= (month === 2 && isLeap(year) ? 29 : daysIn[month - 1]!);
}

const daysIn = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** A day that the program itself names. */
export function localDate(text: string): LocalDate {
  if (!isCalendarDay(text)) throw new RangeError(`"${text}" is no day of the calendar`);
  return text;
}

/** So many days later, or earlier. */
export function plusDays(day: string, days: number): LocalDate {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  return dateOf(numberOf(year, month, date) + days) as LocalDate;
}

/** Whole years, birthdays included. */
export function ageOn(day: string, birthDate: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** Days since 1 March of the year 0, so that the leap day is the last of its year. */
function numberOf(year: number, month: number, date: number): number {
  const shifted = month < 3 ? year - 1 : year;
  const fromMarch = (month + 9) % 12;
  const days = Math.floor((153 * fromMarch + 2) / 5) + date - 1;
  return shifted * 365 + Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400) + days;
}

function dateOf(number: number): string {
  let year = Math.floor((10_000 * number + 14_780) / 3_652_425);
  const start = (of: number) => of * 365 + Math.floor(of / 4) - Math.floor(of / 100) + Math.floor(of / 400);
  if (number < start(year)) year--;
  const rest = number - start(year);
  const fromMarch = Math.floor((5 * rest + 2) / 153);
  const date = rest - Math.floor((153 * fromMarch + 2) / 5) + 1;
  const month = ((fromMarch + 2) % 12) + 1;
  return [year + (month < 3 ? 1 : 0), month, date]
    .map((part, place) => String(part).padStart(place ? 2 : 4, "0"))
    .join("-");
}
