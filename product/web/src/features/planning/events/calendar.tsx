import type { CSSProperties } from "react";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { segmentsIn, type Segment } from "@product/domain/planning/calendar";
import { plusDays, type LocalDate } from "@product/domain/time/local-date";
import { Glyph } from "@product/ui/glyph";
import { buttonClass } from "@product/ui/controls/button";
import { FillBar } from "@product/ui/records/fill-bar";
import { StatusGlyph } from "@product/ui/records/status-glyph";
import { daySpan, monthAndYear, monthOf, shortDay, shortWeekday } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { Drawn } from "./drawn.server.ts";
import type { EventRow } from "./queries.server.ts";
import { riskOf } from "./share/risk.ts";
import { whenOf } from "./share/event-look.tsx";

type CalendarProps = {
  drawn: Extract<Drawn, { layout: "calendar" | "week" }>;
  /** The address of another day, or of the same drawn otherwise. */
  at: (go: { on: string; layout?: "calendar" | "week" }) => string;
};

/** A month or a week of events; on a phone the same in the order of their days. */
export function Calendar({ drawn, at }: CalendarProps) {
  const t = useTranslations("events");
  const { period, rows, layout } = drawn;
  return (
    <section aria-labelledby="calendar-period" className="pb-8">
      <Ways {...{ drawn, at }} />
      {rows.length === 0 && <p className="agenda-none">{t("noneInPeriod")}</p>}
      <div className="calendar" data-layout={layout}>
        <WeekdayNames monday={period.from} />
        {period.mondays.map((monday) => (
          <Week key={monday} monday={monday} drawn={drawn} segments={segmentsIn(monday, rows)} />
        ))}
      </div>
      {drawn.hasMore && <p className="mt-2 text-compact text-fg-2">{t("moreThanDrawn", { n: rows.length })}</p>}
    </section>
  );
}

function Ways({ drawn: { period, layout, day, today }, at }: CalendarProps) {
  const t = useTranslations("events");
  const locale = useLocale();
  const steps = [
    ["previous", period.previous, "chevron-left"],
    ["next", period.next, "chevron-right"],
  ] as const;
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      <h2 id="calendar-period" className="mr-auto text-base font-semibold">
        {layout === "week" ? daySpan(period.from, period.until, locale) : monthAndYear(day, locale)}
      </h2>
      {steps.map(([key, on, glyph]) => (
        <Link
          key={key}
          to={at({ on })}
          aria-label={t(`${key}:${layout}`)}
          className={buttonClass("quiet")}
          preventScrollReset
        >
          <Glyph name={glyph} />
        </Link>
      ))}
      <Link to={at({ on: today })} className={buttonClass("quiet")} preventScrollReset>
        {t("today")}
      </Link>
      <nav aria-label={t("periods")} className="segments">
        {(["calendar", "week"] as const).map((key) => (
          <Link
            key={key}
            to={at({ on: day, layout: key })}
            aria-current={key === layout ? "true" : undefined}
            className="segment"
            preventScrollReset
          >
            {t(`period:${key}`)}
          </Link>
        ))}
      </nav>
    </div>
  );
}

function WeekdayNames({ monday }: { monday: LocalDate }) {
  const locale = useLocale();
  return (
    <div className="calendar-names" aria-hidden>
      {daysFrom(monday).map((day) => (
        <span key={day}>{shortWeekday(day, locale)}</span>
      ))}
    </div>
  );
}

type WeekProps = { monday: LocalDate; drawn: CalendarProps["drawn"]; segments: Segment<EventRow>[] };

function Week({ monday, drawn: { day: shown, today, layout, period }, segments }: WeekProps) {
  const locale = useLocale();
  const isBeside = (day: string) => layout === "calendar" && day.slice(0, 7) !== shown.slice(0, 7);
  const name = daySpan(monday, plusDays(monday, 6), locale);
  return (
    <section aria-label={name} className="calendar-week" data-empty={segments.length === 0 || undefined}>
      <p className="calendar-days" aria-hidden>
        {daysFrom(monday).map((day) => (
          <span key={day} className="calendar-day" data-beside={isBeside(day) || undefined}>
            <span className="calendar-number" data-today={day === today || undefined}>
              {Number(day.slice(-2))}
              {isBeside(day) && day.endsWith("-01") && ` ${monthOf(day, locale)}`}
            </span>
          </span>
        ))}
      </p>
      <ul className="calendar-events">
        {segments.map((segment) => (
          <EventBar
            key={segment.event.id}
            segment={segment}
            isFull={layout === "week"}
            goesOn={!segment.begins && monday !== period.from}
          />
        ))}
      </ul>
    </section>
  );
}

type EventBarProps = { segment: Segment<EventRow>; isFull: boolean; goesOn: boolean };

function EventBar({ segment: { event, from, until, lane }, isFull, goesOn }: EventBarProps) {
  const t = useTranslations("events");
  const locale = useLocale();
  const { key, tone, n } = riskOf(event);
  const { times } = whenOf(event, locale);
  const days = [...new Set([event.firstDay, event.lastDay])].map((day) => shortDay(day, locale)).join(" – ");
  const place: CSSProperties = { gridColumn: `${from + 1} / ${until + 2}`, gridRow: lane + 1 };
  return (
    <li style={place} className="calendar-event" data-colour={event.colour} data-goes-on={goesOn || undefined}>
      <span className="agenda-when num">
        {days}, {times}
      </span>
      <Link
        to={inLocale(`/admin/events/${event.id}`, locale)}
        className="calendar-bar"
        data-status={event.shown}
        title={`${event.title} · ${days}, ${times} · ${t(`status:${event.shown}`)}`}
      >
        <StatusGlyph tone={tone} size={14} />
        <span className="calendar-title">{event.title}</span>
        {event.byRole.length > 0 && (
          <span className="calendar-fill num">
            <b>{event.total.confirmed}</b>/{event.total.target}
          </span>
        )}
        <span className="sr-only">
          {t(`status:${event.shown}`)}, {t(`risk:${key}`, { n })}
        </span>
      </Link>
      {isFull && (
        <div className="calendar-more">
          <span className="num max-sm:hidden">{times}</span>
          <span className="truncate">{[event.venue, event.town].filter(Boolean).join(", ")}</span>
          {event.byRole.map((fill) => (
            <span key={fill.roleId} className="fill" title={t("roleFill", fill)}>
              <span className="fill-words">
                <span className="truncate text-fg-2">{fill.role}</span>
                <span className="num">
                  {fill.confirmed}
                  <span className="fill-of">/{fill.target}</span>
                </span>
              </span>
              <FillBar {...fill} />
            </span>
          ))}
        </div>
      )}
    </li>
  );
}

const daysFrom = (monday: LocalDate): LocalDate[] => Array.from({ length: 7 }, (_, index) => plusDays(monday, index));
