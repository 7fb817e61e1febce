import type { Locale } from "@product/domain/locales";
import { timeOf } from "#i18n/format.ts";

/** `18:30–02:30`, on the clock of the venue. */
export const timesIn = (
  { startsAt, endsAt }: { startsAt: number; endsAt: number },
  timeZone: string,
  locale: Locale,
): string => `${timeOf(new Date(startsAt), locale, timeZone)}–${timeOf(new Date(endsAt), locale, timeZone)}`;
