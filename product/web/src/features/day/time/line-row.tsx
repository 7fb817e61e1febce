import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { buttonClass } from "@product/ui/controls/button";
import { Tick } from "@product/ui/controls/tick";
import { Avatar } from "@product/ui/records/avatar";
import { Badge } from "@product/ui/records/badge";
import { hoursAndMinutes, shortDay, timeOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { HoursBar } from "./hours-bar.tsx";
import { offBy } from "./off-by.ts";
import type { TimeRow } from "./queries.server.ts";
import { timeAddress } from "./schema.ts";
import { canTick, isTickedAtFirst, isToLookAt } from "./ticked-lines.ts";
import type { TimeScreen } from "./time.page.tsx";
import { useSplitSentence } from "./share/use-split-sentence.ts";

/** Within its event, a line says only the role. */
type LineRowProps = { row: TimeRow; may: TimeScreen["may"]; isWithinEvent?: boolean };

/** Tick, person, plan, actual, difference, pay and next step, in one line where there is room. */
export const lineColumns =
  "items-start gap-x-3 gap-y-1.5 lg:grid lg:grid-cols-[1.25rem_minmax(0,1.4fr)_6.5rem_minmax(0,1.1fr)_4.5rem_minmax(0,1.5fr)_9rem] lg:items-center";

/** Times are those of the clock at the venue. */
export function LineRow({ row, may, isWithinEvent = false }: LineRowProps) {
  const t = useTranslations("time");
  const locale = useLocale();
  const sentence = useSplitSentence();
  const clock = (moment: number) => timeOf(new Date(moment), locale, row.timeZone);
  const difference = offBy(row.minutes - row.plannedMinutes);
  return (
    <li
      className={`${lineColumns} px-3.5 py-2.5 text-compact has-checked:bg-ok-tint max-lg:grid max-lg:grid-cols-[1.25rem_minmax(0,1fr)]`}
    >
      <span className="max-lg:row-span-5 max-lg:pt-1.5">
        {canTick(row, may) && (
          <Tick
            name="lines"
            value={`${row.id}:${row.minutes}`}
            defaultChecked={isTickedAtFirst(row)}
            label={t("choose", { name: row.name })}
          />
        )}
      </span>
      <span className="flex min-w-0 items-center gap-2.5">
        <Avatar name={row.name} seed={row.workerId} size={28} />
        <span className="min-w-0">
          <Link to={inLocale(`${timeAddress}/${row.id}`, locale)} className="way font-medium">
            {row.name}
          </Link>
          <span className="block truncate text-fg-2">{isWithinEvent ? row.role : `${row.event} · ${row.role}`}</span>
        </span>
      </span>
      <span className="num">
        <span className="text-fg-2 lg:hidden">{t("planned")}: </span>
        {clock(row.startsAt)}–{clock(row.endsAt)}
        <span className="text-fg-2 max-lg:pl-2 lg:block">{shortDay(row.day, locale)}</span>
      </span>
      <span className="num min-w-0">
        <b className="font-medium">
          {row.from === null ? t("noIn") : `${clock(row.from)}–${row.until === null ? t("noOut") : clock(row.until)}`}
        </b>
        {row.until !== null && <span className="pl-2 text-fg-2 lg:hidden">{difference}</span>}
        <HoursBar row={row} />
      </span>
      <span className="num text-fg-2 max-lg:hidden">{row.until === null ? "—" : difference}</span>
      <span className="num min-w-0">
        {row.from !== null && row.until === null ? (
          <span className="text-fg-2">{t("nothingYet")}</span>
        ) : (
          <Paid sentence={sentence(row.minutes, row.split)} />
        )}
        {row.payable !== null && row.payable !== row.minutes && (
          <span className="block text-fg-2">{t("payable", { hours: hoursAndMinutes(row.payable) })}</span>
        )}
        {row.dispute && <span className="block truncate text-bad-text">«{row.dispute}»</span>}
      </span>
      <span className="flex flex-wrap items-center gap-1.5 lg:justify-end">
        <NextStep row={row} may={may} />
      </span>
    </li>
  );
}

/** The hours, and after the equals sign what they are made of. */
function Paid({ sentence }: { sentence: string }) {
  const [hours, ...parts] = sentence.split(" = ");
  return (
    <>
      <b className="font-medium">{hours}</b>
      {parts.length > 0 && ` = ${parts.join(" = ")}`}
    </>
  );
}

function NextStep({ row, may }: Omit<LineRowProps, "isWithinEvent">) {
  const t = useTranslations("time");
  const locale = useLocale();
  const here = inLocale(`${timeAddress}/${row.id}`, locale);
  if (row.mark === "locked") return <Badge tone="ok">{t("lockedMark")}</Badge>;
  if (row.mark)
    return <Badge tone={row.endorsement === "endorsed" ? "ok" : "idle"}>{t(`mark:${row.endorsement}`)}</Badge>;
  if (row.waitsFor) return <Badge tone="info">{t("waitsFor", { side: row.waitsFor, name: row.name })}</Badge>;
  if (row.isByOneself) return <BothSides to={here} />;
  if (isToLookAt(row))
    return (
      <Link to={here} className="way">
        <Badge tone="warn">{t("toLookAt")}</Badge>
      </Link>
    );
  if (row.workerId === may.notAbout) return <Badge tone="info">{t("yours")}</Badge>;
  if (row.group === "missing-out" && may.propose)
    return (
      <Link to={`${here}?out=${row.endsAt}`} className={buttonClass("quiet")}>
        {t("propose", { time: timeOf(new Date(row.endsAt), locale, row.timeZone) })}
      </Link>
    );
  if (row.isEndorsed) return <Badge tone="ok">{t("endorsed")}</Badge>;
  return (
    <Link to={here} className={`${buttonClass("ghost")} max-lg:-ml-2`}>
      {t("open")}
    </Link>
  );
}

/** A mark on lines that the approver should look at first. */
function BothSides({ to }: { to: string }) {
  const t = useTranslations("time");
  return (
    <Link to={to} className="way">
      <Badge tone="warn">{t("bothSides")}</Badge>
    </Link>
  );
}
