/** The one place where times, numbers and lists become text. */
import type { Locale } from "@product/domain/locales";
import { isoOf } from "./locale.ts";

/** `15 Nov 2026, 09:30` where the reader lives. */
export const dayAndTime = (at: Date, locale: Locale, timeZone: string): string =>
  new Intl.DateTimeFormat(isoOf(locale), { dateStyle: "medium", timeStyle: "short", timeZone }).format(at);

/** `1.5 GB`: an amount of data, in the unit that reads best. */
export function sizeOf(bytes: number, locale: Locale): string {
  const step = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1000)), dataUnits.length - 1);
  const unit = dataUnits[step]!;
  return new Intl.NumberFormat(isoOf(locale), { style: "unit", unit, maximumFractionDigits: step > 1 ? 1 : 0 }).format(
    bytes / 1000 ** step,
  );
}

const dataUnits = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"];

/** `3 minutes`: a length of time, in its largest unit. */
export function durationOf(seconds: number, locale: Locale): string {
  const [unit, length] = timeUnits.find(([, each]) => seconds >= each) ?? (["second", 1] as const);
  return new Intl.NumberFormat(isoOf(locale), {
    style: "unit",
    unit,
    unitDisplay: "long",
    maximumFractionDigits: 0,
  }).format(seconds / length);
}

const timeUnits = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
] as const;

/** `4 years`: a term in the unit that it was given in. */
export const termOf = (length: number, unit: "days" | "months" | "years", locale: Locale): string =>
  new Intl.NumberFormat(isoOf(locale), { style: "unit", unit: unit.slice(0, -1), unitDisplay: "long" }).format(length);

/** `Friday 25 December`: a day of the calendar, written `2026-12-25`. */
export const weekdayOf = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(isoOf(locale), { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" }).format(
    new Date(day),
  );

/** `15 Nov 2026` where the reader lives. */
export const dayOf = (at: Date, locale: Locale, timeZone: string): string =>
  new Intl.DateTimeFormat(isoOf(locale), { dateStyle: "medium", timeZone }).format(at);

/** `15 Nov 2026, 09:30:12 CET`: to the second, and with the zone, for records that are compared. */
export const dayTimeAndSeconds = (at: Date, locale: Locale, timeZone: string): string =>
  new Intl.DateTimeFormat(isoOf(locale), { dateStyle: "medium", timeStyle: "long", timeZone }).format(at);

/** `Ana, Eva and Luis` */
export const listOf = (names: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(isoOf(locale), { type: "conjunction" }).format(names);

/** `37.5`: at most two decimals. */
export const numberOf = (amount: number, locale: Locale): string =>
  new Intl.NumberFormat(isoOf(locale), { maximumFractionDigits: 2 }).format(amount);

/** `€11.50`: money, given in the smallest unit of its currency. */
export const moneyOf = (hundredths: number, currency: string, locale: Locale): string =>
  new Intl.NumberFormat(isoOf(locale), { style: "currency", currency }).format(hundredths / 100);

/** `1 December 2026`: a day as a contract writes it. */
export const dayInWords = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(isoOf(locale), { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T12:00:00Z`));

/** `1,248`; or `1,000+` where nobody counted further. */
export const countUpTo = (count: number, most: number, locale: Locale): string =>
  new Intl.NumberFormat(isoOf(locale)).format(Math.min(count, most)) + (count > most ? "+" : "");

/** `15 Nov 2026`: a day of the calendar, which is the same wherever it is read. */
export const calendarDay = (day: string, locale: Locale): string => dayOf(new Date(`${day}T12:00:00Z`), locale, "UTC");

/** `19 June`, or `19 June 2027` where that is another year than today's: a day of the calendar inside a sentence. */
export const dayAndMonth = (day: string, locale: Locale, today: string): string =>
  new Intl.DateTimeFormat(isoOf(locale), {
    day: "numeric",
    month: "long",
    ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: "numeric" }),
    timeZone: "UTC",
  }).format(new Date(`${day}T12:00:00Z`));

/** `Nov`: the month of a day of the calendar. */
export const monthOf = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(isoOf(locale), { month: "short", timeZone: "UTC" }).format(new Date(`${day}T12:00:00Z`));

/** `yesterday`, `30 days ago`, `in 7 days` */
export const daysFromToday = (days: number, locale: Locale): string =>
  new Intl.RelativeTimeFormat(isoOf(locale), { numeric: "auto" }).format(days, "day");
