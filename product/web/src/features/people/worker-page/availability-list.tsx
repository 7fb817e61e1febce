import { Form, useLocation } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { AvailabilityKind } from "@product/domain/people/availability";
import type { Locale } from "@product/domain/locales";
import { Button } from "@product/ui/controls/button";
import { StatusLight } from "@product/ui/records/status-light";
import { listOf } from "#i18n/format.ts";
import { calendarDay } from "./days.ts";
import type { AvailabilityEntry } from "./queries.server.ts";

const kindTone = {
  unavailable: "bad",
  undesired: "warn",
  available: "ok",
  desired: "info",
} as const satisfies Record<AvailabilityKind, string>;

/** The availability told for coming days, one line each. */
export function AvailabilityList({
  entries,
  mayRemove = false,
}: {
  entries: readonly AvailabilityEntry[];
  mayRemove?: boolean;
}) {
  const t = useTranslations("worker-page");
  const when = useWhen();
  if (entries.length === 0)
    return (
      <p className="text-compact text-fg-2">
        {t("noAvailability")}. {t("noAvailabilityText")}
      </p>
    );
  return (
    <ul className="flex flex-col divide-y divide-line">
      {entries.map((entry) => (
        <li key={entry.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-compact">
          <span className="min-w-40">
            <StatusLight tone={kindTone[entry.kind]}>{t(`kind:${entry.kind}`)}</StatusLight>
          </span>
          <span className="min-w-0 flex-1">{when(entry)}</span>
          <span className="text-fg-3">{t(`by:${entry.source}`)}</span>
          {mayRemove && <Removal id={entry.id} what={`${t(`kind:${entry.kind}`)}, ${when(entry)}`} />}
        </li>
      ))}
    </ul>
  );
}

function Removal({ id, what }: { id: string; what: string }) {
  const t = useTranslations("worker-page");
  const { pathname } = useLocation();
  return (
    <Form method="post" action={`${pathname}?show=availability&do=remove-availability`}>
      <input type="hidden" name="id" value={id} />
      <Button type="submit" look="ghost" size="row" aria-label={t("removeEntry", { what })}>
        {t("remove")}
      </Button>
    </Form>
  );
}

function useWhen() {
  const t = useTranslations("worker-page");
  const locale = useLocale();
  return ({ firstDay, lastDay, weekdays, from, until }: AvailabilityEntry): string => {
    const span =
      lastDay === null
        ? t("fromDay", { day: calendarDay(firstDay, locale) })
        : firstDay === lastDay
          ? calendarDay(firstDay, locale)
          : `${calendarDay(firstDay, locale)} – ${calendarDay(lastDay, locale)}`;
    const weekly =
      weekdays.length > 0
        ? [
            t("everyWeek", {
              days: listOf(
                weekdays.map((day) => weekdayName(day, locale)),
                locale,
              ),
            }),
          ]
        : [];
    const times = from && until ? `${from.slice(0, 5)}–${until.slice(0, 5)}` : t("wholeDay");
    return [span, ...weekly, times].join(" · ");
  };
}

/** Monday is 1; the first of January 2024 was one. */
export const weekdayName = (day: number, locale: Locale): string =>
  new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" }).format(new Date(Date.UTC(2024, 0, day)));
