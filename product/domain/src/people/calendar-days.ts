/** Days of the calendar as text, `2001-02-28`: whether there is such a day, and how old someone is on another. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text)?.map(Number) ?? [];
  if (!year || !month || !day || month > 12) return false;
  return day <= (month === 2 && isLeap(year) ? 29 : daysIn[month - 1]!);
}

const daysIn = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;

/** As people write them too: `28/2/2001`, day first in both our countries. Undefined when there is no such day. */
export function dayFrom(typed: string): string | undefined {
  const text = typed.trim();
  const [, day, month, year] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text) ?? [];
  const iso = year ? `${year}-${month!.padStart(2, "0")}-${day!.padStart(2, "0")}` : text;
  return isDay(iso) ? iso : undefined;
}

/** Whole years, birthdays included. */
export function ageOn(day: string, birthDate: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years;
}
