import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { ShiftState } from "@product/domain/planning/shifts";
import { Badge } from "@product/ui/records/badge";
import { buttonClass } from "@product/ui/controls/button";
import { FillBar } from "@product/ui/records/fill-bar";
import type { Tone } from "@product/ui/records/tone";
import { numberOf, timeOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { ShiftRow, SlotRow } from "./queries.server.ts";
import { reviewAddress } from "./review-address.ts";

const stateTone: Record<ShiftState, Tone> = { draft: "idle", published: "ok", changed: "warn", cancelled: "bad" };

type ShiftCardProps = {
  eventId: string;
  shift: ShiftRow;
  timeZone: string;
  may: { plan: boolean; publish: boolean; seePeople: boolean };
};

/** One shift with the people it asks for; what is being changed stands beside what was published. */
export function ShiftCard({ eventId, shift, timeZone, may }: ShiftCardProps) {
  const t = useTranslations("shifts");
  const locale = useLocale();
  const at = inLocale(`/admin/events/${eventId}/shifts/${shift.id}`, locale);
  const isOpen = shift.state !== "cancelled";
  return (
    <article aria-labelledby={`shift-${shift.id}`} className="overflow-hidden rounded-card border border-line">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-bg-subtle px-3.5 py-2.5">
        <div className="min-w-0 flex-[1_1_16rem]">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <h3 id={`shift-${shift.id}`} className="text-sm font-semibold">
              {shift.pending?.title ?? shift.title}
            </h3>
            <span className="num text-sm">{timesOf({ ...shift, ...shift.pending }, timeZone, locale)}</span>
            <Badge tone={stateTone[shift.state]} outline={shift.state === "draft"}>
              {t(`state:${shift.state}`)}
            </Badge>
          </div>
          <p className="num mt-0.5 text-compact text-fg-2">{useShiftFacts(shift, timeZone).join(" · ")}</p>
        </div>
        {may.publish && isOpen && shift.state !== "published" && (
          <Link
            to={inLocale(reviewAddress(eventId, { shift: shift.id, day: shift.day }), locale)}
            className={buttonClass("primary")}
          >
            {t("publish")}
          </Link>
        )}
        {may.seePeople && shift.slots.length > 0 && (
          <Link to={`${at}/people`} className={buttonClass("quiet")}>
            {t("people")}
          </Link>
        )}
        <Link to={at} className={buttonClass("quiet")}>
          {t(may.plan && isOpen ? "editShift" : "viewShift")}
        </Link>
      </header>
      {shift.slots.length === 0 ? (
        <p className="px-3.5 py-3 text-compact text-fg-2">{t("noneText")}</p>
      ) : (
        <ul className="divide-y divide-line">
          {shift.slots.map((slot) => (
            <SlotLine key={slot.id} slot={slot} />
          ))}
        </ul>
      )}
    </article>
  );
}

function SlotLine({ slot }: { slot: SlotRow }) {
  const t = useTranslations("shifts");
  const open = Math.max(0, slot.target - slot.confirmed);
  return (
    <li className="grid items-center gap-x-5 gap-y-2 px-3.5 py-2.5 text-compact sm:grid-cols-[11rem_minmax(0,1fr)_10.5rem_12rem]">
      <span className="flex flex-col">
        <span className="font-medium">{slot.role}</span>
        <span className="text-xs text-fg-2">{t("age", { age: slot.minimumAge })}</span>
      </span>
      <span className="flex flex-col gap-1.5">
        <span className="num flex flex-wrap justify-between gap-x-3">
          <span>
            <b>{slot.confirmed}</b>
            <span className="text-fg-3">/{slot.target}</span>
          </span>
          <span className="flex gap-2">
            <span className={open > 0 ? "text-warn-text" : "text-ok-text"}>
              {open > 0 ? t("open", { n: open }) : t("full")}
            </span>
            {slot.asked > 0 && <span className="text-fg-2">{t("asked", { n: slot.asked })}</span>}
            {slot.staged > 0 && <span className="text-info-text">{t("staged", { n: slot.staged })}</span>}
          </span>
        </span>
        <FillBar {...slot} />
      </span>
      <dl className="num grid grid-cols-3 divide-x divide-line-2 rounded-control border border-line-2 text-center">
        {(["minimum", "target", "maximum"] as const).map((key) => (
          <div key={key} className="px-3 py-1">
            <dt className="text-[11px] text-fg-3">{t(`${key}Short`)}</dt>
            <dd className={key === "target" ? "font-semibold" : ""}>{slot[key]}</dd>
          </div>
        ))}
      </dl>
      <span className="flex items-center gap-2">
        <Badge outline>{t(`mode:${slot.fillMode}`)}</Badge>
        {slot.standby > 0 && (
          <span className="num text-xs text-fg-2">
            {t("standby")} {slot.onStandby}/{slot.standby}
          </span>
        )}
      </span>
    </li>
  );
}

const timesOf = ({ startsAt, endsAt }: { startsAt: number; endsAt: number }, zone: string, locale: "en" | "es") =>
  `${timeOf(new Date(startsAt), locale, zone)}–${timeOf(new Date(endsAt), locale, zone)}`;

function useShiftFacts(shift: ShiftRow, timeZone: string): string[] {
  const t = useTranslations("shifts");
  const locale = useLocale();
  const { startsAt, endsAt, breaks, meetingPoint, meetingMinutes } = { ...shift, ...shift.pending };
  // By instants: the night on which the clocks change is an hour shorter or longer.
  const hours = numberOf((endsAt - startsAt) / 3_600_000, locale);
  const meets = timeOf(new Date(startsAt - meetingMinutes * 60_000), locale, timeZone);
  return [
    t("hours", { hours }),
    ...(breaks.length === 0
      ? [t("noBreak")]
      : breaks.map(({ minutes, paid }) => t("breakOf", { n: minutes, paid: paid ? "yes" : "no" }))),
    ...(meetingMinutes > 0 || meetingPoint
      ? [[t("meets", { time: meets }), meetingPoint].filter(Boolean).join(", ")]
      : []),
    ...(shift.zone ? [shift.zone] : []),
    ...(shift.pending ? [t("was", { what: `${shift.title} ${timesOf(shift, timeZone, locale)}` })] : []),
  ];
}
