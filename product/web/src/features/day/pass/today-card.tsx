import { useLocale, useTranslations } from "use-intl";
import { nextPunches, type PunchKind } from "@product/domain/day/punches";
import { dayAt } from "@product/domain/time/zoned";
import { classes } from "@product/ui/classes";
import { buttonClass } from "@product/ui/controls/button";
import { dayInWords, timeOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { Late } from "./late.tsx";
import { Icon } from "./share/pass-icon.tsx";
import type { ShownPass } from "./queries.server.ts";

/** The shift of today: when, where, how to get in; and the clock, where the event leaves it to them. */
export function TodayCard({ pass, client }: { pass: ShownPass; client: string }) {
  const t = useTranslations("pass");
  const locale = useLocale();
  const { today, startsIn } = pass;
  if (!today) return <p className="text-fg-2 print:hidden">{t("noShift")}</p>;
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
      {pass.mayClock && <Clock pass={pass} client={client} />}
      <Late offer={today} />
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

function Clock({ pass, client }: { pass: ShownPass; client: string }) {
  const t = useTranslations("pass");
  const locale = useLocale();
  const { whereabouts, since, today } = pass;
  return (
    <form
      method="post"
      data-clock={whereabouts}
      data-event={today?.eventId}
      data-zone={today?.timeZone}
      data-asks-position={today?.asksPosition || undefined}
      className="flex flex-col gap-2.5"
    >
      <input type="hidden" name="client" value={client} />
      {today?.asksPosition && <p className="text-sm text-pretty text-fg-2">{t("asksPosition")}</p>}
      {since !== undefined && (
        <output className="text-sm text-fg-2">
          {[
            t("inSince", { time: timeOf(new Date(since), locale, today!.timeZone) }),
            whereabouts === "resting" && t("resting"),
          ]
            .filter(Boolean)
            .join(" · ")}
        </output>
      )}
      <div className="grid auto-cols-fr grid-flow-col gap-2.5">
        {inReach.map((kind) => (
          <button
            key={kind}
            name="punch"
            value={kind}
            // The script of the pass shows what follows from a tap that waits to be sent.
            hidden={!nextPunches[whereabouts].includes(kind)}
            className={classes(
              buttonClass(nextPunches[whereabouts][0] === kind ? "primary" : "quiet", "large"),
              "px-2!",
            )}
          >
            <Icon name={icons[kind]} />
            {t(words[kind])}
          </button>
        ))}
      </div>
    </form>
  );
}

type Own = Exclude<PunchKind, "void">;
/** The likeliest first, wherever they are. */
const inReach = ["in", "break_end", "out", "break_start"] as const satisfies readonly Own[];
const words = {
  in: "clockIn",
  out: "clockOut",
  break_start: "restStart",
  break_end: "restEnd",
} as const satisfies Record<Own, string>;
const icons = { in: "enter", out: "leave", break_start: "cup", break_end: "check" } as const satisfies Record<
  Own,
  string
>;
