import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { Badge, Count } from "@product/ui/records/badge";
import { FillBar } from "@product/ui/records/fill-bar";
import { StatusLight } from "@product/ui/records/status-light";
import { statusTone } from "#features/planning/events/share/event-look.tsx";
import { riskOf } from "#features/planning/events/share/risk.ts";
import { countUpTo, shortWeekday } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { ShownFigure } from "#request/slices/figures.ts";
import type { Board } from "./board.server.ts";
import { Card } from "./card.tsx";

type Week = NonNullable<Board["week"]>;
type WeekEventsProps = { week: Week; today: string; figure: ShownFigure | undefined };

/** The events of the coming days, the next to begin first, and how far each is staffed. */
export function WeekEvents({ week: { events, hasMore }, today, figure }: WeekEventsProps) {
  const t = useTranslations("dashboard");
  const locale = useLocale();
  const sum = (key: "confirmed" | "target") => events.reduce((all, { total }) => all + total[key], 0);
  return (
    <Card
      title={t("week")}
      count={figure && <Count>{countUpTo(figure.n, figure.most, locale)}</Count>}
      end={<Legend />}
      foot={
        <>
          {!hasMore && (
            <span className="num">{t("ofPlaces", { confirmed: sum("confirmed"), target: sum("target") })}</span>
          )}
          {figure && (
            <Link to={inLocale(figure.at, locale)} className="way ml-auto">
              {t("allEvents")}
            </Link>
          )}
        </>
      }
    >
      {events.length === 0 ? (
        <div className="px-4 py-8 text-center text-sm">
          <p className="font-medium">{t("noEvents")}</p>
          <p className="mx-auto mt-1 max-w-[46ch] text-balance text-fg-2">{t("noEventsText")}</p>
        </div>
      ) : (
        <ul className="week-events">
          {events.map((event) => (
            <WeekEvent key={event.id} event={event} day={event.firstDay < today ? today : event.firstDay} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** `day` is the next one of it. */
function WeekEvent({ event, day }: { event: Week["events"][number]; day: string }) {
  const t = useTranslations("dashboard");
  const e = useTranslations("events");
  const locale = useLocale();
  const { key, tone, n } = riskOf(event);
  const { total, byRole } = event;
  const lacking = byRole.filter((role) => role.target > role.confirmed);
  return (
    <li className="week-event">
      <span className="text-center">
        <span className="block text-xs text-fg-3">{shortWeekday(day, locale)}</span>
        <b className="num block text-base leading-5">{Number(day.slice(8))}</b>
      </span>
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-x-2">
          <Link to={inLocale(`/admin/events/${event.id}`, locale)} className="way font-medium">
            {event.title}
          </Link>
          {event.shown === "live" && <Badge tone={statusTone.live}>{e("status:live")}</Badge>}
          {event.shown === "draft" && <Badge outline>{e("status:draft")}</Badge>}
        </span>
        <span className="block truncate text-xs text-fg-2">{[event.venue, event.town].filter(Boolean).join(", ")}</span>
      </span>
      <span className="week-fill">
        <span className="mb-1 flex justify-between gap-2 text-compact">
          <span className="num">
            <b>{total.confirmed}</b>
            <span className="fill-of">/{total.target}</span>
          </span>
          <span className="num text-xs text-fg-3">
            {total.asked > 0
              ? t("askedN", { n: total.asked })
              : total.onStandby > 0 && t("standbyN", { n: total.onStandby })}
          </span>
        </span>
        <FillBar {...total} />
      </span>
      <span className="week-lacking">
        {lacking.slice(0, 2).map(({ roleId, role, target, confirmed }) => (
          <Badge key={roleId} outline>
            {target - confirmed} {role}
          </Badge>
        ))}
        {lacking.length > 2 && <Badge outline>+{lacking.length - 2}</Badge>}
      </span>
      <span className="week-risk">
        <StatusLight tone={tone}>{e(`risk:${key}`, { n })}</StatusLight>
      </span>
    </li>
  );
}

function Legend() {
  const t = useTranslations("dashboard");
  return (
    <span className="flex items-center gap-3 text-xs text-fg-3 max-sm:hidden">
      <span className="key key-taken">{t("confirmed")}</span>
      <span className="key key-asked">{t("asked")}</span>
      <span className="key key-minimum">{t("minimum")}</span>
    </span>
  );
}
