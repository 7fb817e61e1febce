import type { Locale } from "@product/domain/locales";
import type { ShownStatus } from "@product/domain/planning/events";
import type { Tone } from "@product/ui/records/tone";
import { shortDayOf, timeOf } from "#i18n/format.ts";

export const statusTone: Record<ShownStatus, Tone> = {
  draft: "idle",
  quoted: "idle",
  confirmed: "idle",
  staffing: "info",
  staffed: "ok",
  live: "ok",
  closed: "idle",
  invoiced: "idle",
  archived: "idle",
  cancelled: "bad",
  postponed: "warn",
};

type Spanned = { startsAt: number; endsAt: number; timeZone: string };

/** `Sat 13 Jun` and `12:00–03:00`; of more days `Thu 18 Jun – Sun 21 Jun`, whose times stand by the shifts. */
export function whenOf({ startsAt, endsAt, timeZone }: Spanned, locale: Locale) {
  const [from, to] = [new Date(startsAt), new Date(endsAt)];
  const days = Math.ceil((endsAt - startsAt) / 86_400_000);
  const times = `${timeOf(from, locale, timeZone)}–${timeOf(to, locale, timeZone)}`;
  const first = shortDayOf(from, locale, timeZone);
  return days <= 1
    ? { day: first, times, days: 1 }
    : { day: `${first} – ${shortDayOf(to, locale, timeZone)}`, times, days };
}
