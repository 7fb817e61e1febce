import type { Locale } from "@product/domain/locales";
import { isDay } from "@product/domain/time/local-date";
import { weekdayAndDay } from "#i18n/format.ts";

/** On the clock of the venue, as a field of a form has them. */
export type Times = { startsAt: string; endsAt: string };

/** `Sat 20, 14:00–22:00`; what is no time stays as it was typed. */
export function wallSpan({ startsAt, endsAt }: Times, locale: Locale): string {
  const [day, from] = [startsAt.slice(0, 10), startsAt.slice(11, 16)];
  return isDay(day) ? `${weekdayAndDay(day, locale)}, ${from}–${endsAt.slice(11, 16)}` : `${startsAt}–${endsAt}`;
}
