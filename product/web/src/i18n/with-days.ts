import { isCalendarDay } from "@product/domain/time/local-date";
import type { Locale } from "@product/domain/locales";
import { dayAndMonth } from "./format.ts";

/** The values of a sentence, with days of the calendar written out: `14 March 2027`. */
export const withDays = (values: object, locale: Locale): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "string" && isCalendarDay(value) ? dayAndMonth(value, locale, "") : value,
    ]),
  );
