import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { ShownStatus } from "@product/domain/planning/events";
import { Badge } from "@product/ui/records/badge";
import { FillBar } from "@product/ui/records/fill-bar";
import { StatusLight } from "@product/ui/records/status-light";
import { inLocale } from "#i18n/locale.ts";
import type { Drawn } from "./drawn.server.ts";
import type { EventRow } from "./queries.server.ts";
import { riskOf } from "./share/risk.ts";
import { statusTone, whenOf } from "./share/event-look.tsx";

/** From the first talk with the client to the day itself; what is rare has a column only when there is some. */
const columns: readonly ShownStatus[] = ["draft", "quoted", "confirmed", "staffing", "staffed", "live", "postponed"];
const rare: readonly ShownStatus[] = ["postponed"];

/** Events by what has become of them so far. On a phone the columns stand below one another. */
export function Board({ drawn: { rows, hasMore } }: { drawn: Extract<Drawn, { layout: "board" }> }) {
  const t = useTranslations("events");
  const of = (status: ShownStatus) => rows.filter(({ shown }) => shown === status);
  return (
    <>
      <section className="board" aria-label={t("board")}>
        {columns
          .map((status) => ({ status, events: of(status) }))
          .filter(({ status, events }) => events.length > 0 || !rare.includes(status))
          .map(({ status, events }) => (
            <section
              key={status}
              aria-labelledby={`board-${status}`}
              className="board-column"
              data-empty={events.length === 0 || undefined}
            >
              <h2 id={`board-${status}`} className="board-name">
                <Badge tone={statusTone[status]} outline={status === "draft"}>
                  {t(`status:${status}`)}
                </Badge>
                <span className="num text-fg-2">{events.length}</span>
              </h2>
              <ul className="board-cards">
                {events.map((event) => (
                  <Card key={event.id} event={event} />
                ))}
              </ul>
            </section>
          ))}
      </section>
      {hasMore && <p className="text-compact text-fg-2">{t("moreThanDrawn", { n: rows.length })}</p>}
    </>
  );
}

function Card({ event }: { event: EventRow }) {
  const t = useTranslations("events");
  const locale = useLocale();
  const { day, times, days } = whenOf(event, locale);
  const { key, tone, n } = riskOf(event);
  const { total } = event;
  return (
    <li className="board-card">
      <span className="flex items-start gap-2">
        <i className="event-colour mt-1" data-colour={event.colour} aria-hidden />
        <Link to={inLocale(`/admin/events/${event.id}`, locale)} className="way who-name min-w-0 wrap-anywhere">
          {event.title}
        </Link>
      </span>
      <span className="num text-xs text-fg-2">{days > 1 ? day : `${day}, ${times}`}</span>
      <span className="text-xs text-fg-2">
        {[[event.venue, event.town].filter(Boolean).join(", "), event.client].filter(Boolean).join(" · ")}
      </span>
      {event.byRole.length > 0 && <FillBar {...total} />}
      <span className="flex justify-between gap-2 text-xs">
        <StatusLight tone={tone}>{t(`risk:${key}`, { n })}</StatusLight>
        {event.byRole.length > 0 && (
          <span className="num">
            <b>{total.confirmed}</b>
            <span className="fill-of">/{total.target}</span>
          </span>
        )}
      </span>
    </li>
  );
}
