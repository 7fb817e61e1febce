import type { Locale } from "@product/domain/locales";
import { timeOf } from "#i18n/format.ts";

type Spanned = { startsAt: number; endsAt: number };

/** `18:30–02:30`, on the clock of the venue. */
export const timesOf = ({ startsAt, endsAt }: Spanned, timeZone: string, locale: Locale): string =>
  `${timeOf(new Date(startsAt), locale, timeZone)}–${timeOf(new Date(endsAt), locale, timeZone)}`;
