import { useLocale, useTranslations } from "use-intl";
import { dayAt } from "@product/domain/time/zoned";
import { buttonClass } from "@product/ui/controls/button";
import { dayInWords, timeOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { ClockForm } from "./punches/clock-form.tsx";
import { NeedsNet } from "./punches/punch-notes.tsx";
import { Late } from "./late.tsx";
import { Icon } from "./share/pass-icon.tsx";
import type { ShownPass } from "./queries.server.ts";

/** The shift of today: when, where, how to get in; and the clock, where an event leaves it to them. */
export function TodayCard({ pass, client }: { pass: ShownPass; client: string }) {
  const t = useTranslations("pass");
  const locale = useLocale();
  const { today, startsIn } = pass;
  const clock = <ClockForm pass={pass} client={client} />;
  if (!today)
    return (
      <div className="flex flex-col gap-3 print:hidden">
        <p className="text-fg-2">{t("noShift")}</p>
        {clock}
      </div>
    );
  const { timeZone, startsAt, endsAt, place, zone } = today;
  const day = dayAt(startsAt, timeZone);
  const [rest] = today.breaks;
  const facts = [
    ["door", "gate", [today.meetingPoint || zone].filter(Boolean).join(" · ")],
    ["clock", "meeting", today.meetingMinutes > 0 ? t("before", { n: String(today.meetingMinutes) }) : ""],
    ["cup", "rest", rest ? t("restAfter", { minutes: String(rest.minutes) }) : ""],
  ] as const;
  return (
    <article aria-labelledby="today" className="pass-card print:hidden">
      <p className="flex justify-between gap-3 text-sm font-medium text-fg-2">
        <span id="today">
          {t(day === pass.day ? "todayOn" : "on", { day: dayInWords(day, locale).replace(/,? ?(de )?\d{4}$/, "") })}
        </span>
        <span className="tabular-nums">{startsIn ? t("startsIn", { time: startsIn }) : t("underWay")}</span>
      </p>
      <p className="-my-1 text-[34px] leading-[38px] font-semibold tracking-[-0.03em] tabular-nums">
        {timeOf(startsAt, locale, timeZone)} <span className="font-normal text-fg-3">–</span>{" "}
        {timeOf(endsAt, locale, timeZone)}
      </p>
      <p className="flex flex-col">
        <b className="font-semibold wrap-anywhere">{today.event}</b>
        <span className="text-fg-2 wrap-anywhere">{[zone, place].filter(Boolean).join(" · ")}</span>
      </p>
      <dl className="pass-facts">
        {facts.map(
          ([icon, name, text]) =>
            text && (
              <div key={name}>
                <dt>
                  <Icon name={icon} size={16} />
                  {t(name)}
                </dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
      {clock}
      <Late offer={today} />
      <NeedsNet />
      {startsIn && (
        <a href={inLocale(`/workerpass/shifts?offer=${today.id}`, locale)} className={buttonClass("quiet", "large")}>
          <Icon name="undo" />
          {t("passOn")}
        </a>
      )}
      <a
        href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`}
        rel="noreferrer"
        target="_blank"
        className={buttonClass("quiet", "large")}
      >
        <Icon name="map" />
        {t("wayThere")}
      </a>
    </article>
  );
}
