/** The one place where times, numbers and lists become text. */
import type { Locale } from "@product/domain/locales";
import { isoOf } from "./locale.ts";

/** Making a formatter costs a hundred times what using it does: one of each shape, for each language and zone. */
function shape<Formatter>(make: (iso: string, timeZone: string | undefined) => Formatter) {
  const formatters = new Map<string, Formatter>();
  return (locale: Locale, timeZone?: string): Formatter => {
    const key = `${locale} ${timeZone ?? ""}`;
    const known = formatters.get(key);
    if (known) return known;
    const fresh = make(isoOf(locale), timeZone);
    formatters.set(key, fresh);
    return fresh;
  };
}
const dated = (options: Intl.DateTimeFormatOptions) => {
  const formatter = shape((iso, timeZone) => new Intl.DateTimeFormat(iso, { ...options, timeZone }));
  // A day that is none must not take the page down in which it stands.
  return (at: Date, locale: Locale, timeZone: string): string =>
    Number.isNaN(at.getTime()) ? "—" : formatter(locale, timeZone).format(at);
};
const counted = (options: Intl.NumberFormatOptions) => {
  const formatter = shape((iso) => new Intl.NumberFormat(iso, options));
  return (amount: number, locale: Locale): string => formatter(locale).format(amount);
};
/** Noon is the same day wherever it is read. */
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** `15 Nov 2026, 09:30` where the reader lives. */
export const dayAndTime = dated({ dateStyle: "medium", timeStyle: "short" });

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
export const weekdayOf = (day: string, locale: Locale): string => weekday(new Date(day), locale, "UTC");
const weekday = dated({ weekday: "long", day: "numeric", month: "long" });

/** `Friday`: which day of the week a day of the calendar is. */
export const weekdayName = (day: string, locale: Locale): string => dayOfWeek(noonOf(day), locale, "UTC");
const dayOfWeek = dated({ weekday: "long" });

/** `15 Nov 2026` where the reader lives. */
export const dayOf = dated({ dateStyle: "medium" });

/** `15 Nov 2026, 09:30:12 CET`: to the second, and with the zone, for records that are compared. */
export const dayTimeAndSeconds = dated({ dateStyle: "medium", timeStyle: "long" });

/** `Ana, Eva and Luis` */
export const listOf = (names: readonly string[], locale: Locale): string => conjoined(locale).format(names);
const conjoined = shape((iso) => new Intl.ListFormat(iso, { type: "conjunction" }));

/** `37.5`: at most two decimals. */
export const numberOf = counted({ maximumFractionDigits: 2 });

/** `€11.50`: money, given in the smallest unit of its currency. */
export const moneyOf = (hundredths: number, currency: string, locale: Locale): string =>
  new Intl.NumberFormat(isoOf(locale), { style: "currency", currency }).format(hundredths / 100);

/** `1 December 2026`: a day as a contract writes it. */
export const dayInWords = (day: string, locale: Locale): string => inFull(noonOf(day), locale, "UTC");
const inFull = dated({ dateStyle: "long" });

/** `1,248`; or `1,000+` where nobody counted further. */
export const countUpTo = (count: number, most: number, locale: Locale): string =>
  plain(Math.min(count, most), locale) + (count > most ? "+" : "");
const plain = counted({});

/** `15 Nov 2026`: a day of the calendar, which is the same wherever it is read. */
export const calendarDay = (day: string, locale: Locale): string => dayOf(noonOf(day), locale, "UTC");

/** `19 June`, or `19 June 2027` where that is another year than today's: a day of the calendar inside a sentence. */
export const dayAndMonth = (day: string, locale: Locale, today: string): string =>
  (day.slice(0, 4) === today.slice(0, 4) ? thisYear : otherYear)(noonOf(day), locale, "UTC");
const thisYear = dated({ day: "numeric", month: "long" });
const otherYear = dated({ day: "numeric", month: "long", year: "numeric" });

/** `Nov`: the month of a day of the calendar. */
export const monthOf = (day: string, locale: Locale): string => month(noonOf(day), locale, "UTC");
const month = dated({ month: "short" });

/** `yesterday`, `30 days ago`, `in 7 days` */
export const daysFromToday = (days: number, locale: Locale): string => relative(locale).format(days, "day");
const relative = shape((iso) => new Intl.RelativeTimeFormat(iso, { numeric: "auto" }));

/** `16:00`: the clock on the wall of a place. */
export const timeOf = dated({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** `Sun 31 Oct, 02:30 GMT+1`: where the clocks go back, which of two hours of one name. */
export const momentWithClock = /* @__PURE__ */ dated({
  weekday: "short",
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
  timeZoneName: "shortOffset",
});

/** `Sat 13 Jun` at a place. */
export const shortDayOf = dated({ weekday: "short", day: "numeric", month: "short" });

/** `Sat 13 Jun`: a day of the calendar. */
export const shortDay = (day: string, locale: Locale): string => shortDayOf(noonOf(day), locale, "UTC");

/** `11 h 30`, `30 min`, `12 h`: a length of work or rest, alike in both languages. */
export function hoursAndMinutes(minutes: number): string {
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, "0")}`;
}

/** `Sat 20 Jun, 14:00`: a moment of a rota, where its venue lies. */
export const weekdayAndTime = dated({
  weekday: "short",
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** `Sat 20`: a day of the calendar as the row of a week. */
export const weekdayAndDay = (day: string, locale: Locale): string => weekRow(noonOf(day), locale, "UTC");
const weekRow = dated({ weekday: "short", day: "numeric" });

/** `June 2026`: the month of a day of the calendar, as a heading. */
export const monthAndYear = (day: string, locale: Locale): string => {
  const text = wholeMonth(noonOf(day), locale, "UTC");
  return text.charAt(0).toLocaleUpperCase(isoOf(locale)) + text.slice(1);
};
const wholeMonth = dated({ month: "long", year: "numeric" });

/** `8 June – 14 June 2026`: from one day of the calendar to another. Servers and browsers draw ranges of their own differently. */
export const daySpan = (from: string, until: string, locale: Locale): string =>
  `${(from.slice(0, 4) === until.slice(0, 4) ? thisYear : inFull)(noonOf(from), locale, "UTC")} – ${dayInWords(until, locale)}`;

/** `Sat`: the head of a column of days. */
export const shortWeekday = (day: string, locale: Locale): string => columnDay(noonOf(day), locale, "UTC");
const columnDay = dated({ weekday: "short" });
