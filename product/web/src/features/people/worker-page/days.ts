import type { Locale } from "@product/domain/locales";
import { dayOf } from "#i18n/format.ts";

/** A day of the calendar, which is the same everywhere. */
export const calendarDay = (day: string, locale: Locale): string => dayOf(new Date(`${day}T12:00:00Z`), locale, "UTC");
