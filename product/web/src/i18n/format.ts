/** The one place where times and lists become text. */
import type { Locale } from "@product/domain/locales";
import { isoOf } from "./locale.ts";

/** `15 Nov 2026, 09:30` where the reader lives. */
export const dayAndTime = (at: Date, locale: Locale, timeZone: string): string =>
  new Intl.DateTimeFormat(isoOf(locale), { dateStyle: "medium", timeStyle: "short", timeZone }).format(at);

/** `15 Nov 2026` where the reader lives. */
export const dayOf = (at: Date, locale: Locale, timeZone: string): string =>
  new Intl.DateTimeFormat(isoOf(locale), { dateStyle: "medium", timeZone }).format(at);

/** `15 Nov 2026, 09:30:12 CET`: to the second, and with the zone, for records that are compared. */
export const dayTimeAndSeconds = (at: Date, locale: Locale, timeZone: string): string =>
  new Intl.DateTimeFormat(isoOf(locale), { dateStyle: "medium", timeStyle: "long", timeZone }).format(at);

/** `Ana, Eva and Luis` */
export const listOf = (names: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(isoOf(locale), { type: "conjunction" }).format(names);
