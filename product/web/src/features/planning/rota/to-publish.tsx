import { useLocale, useTranslations } from "use-intl";
import { Badge } from "@product/ui/records/badge";
import { Checkbox } from "@product/ui/controls/checkbox";
import { dayInWords } from "#i18n/format.ts";
import type { FormReply } from "#request/forms/form-action.ts";
import type { RotaDiff } from "./diff.server.ts";
import { timesOf } from "./shift-times.ts";

type Row = RotaDiff["rows"][number];

/** The shifts by day, all ticked at first; what was left out when it was refused stays left out. */
export function ToPublish({ rows, reply }: { rows: readonly Row[]; reply: FormReply | undefined }) {
  const t = useTranslations("rota");
  const locale = useLocale();
  const sent = reply && [reply.result.initialValue?.["seen"] ?? []].flat();
  return (
    <section aria-label={t("shiftsToPublish")} className="flex flex-col gap-4">
      {[...Map.groupBy(rows, ({ day }) => day)].map(([day, dayRows]) => (
        <fieldset key={day} className="rounded-card border border-line">
          <legend className="ml-3 px-1 text-sm font-semibold">{dayInWords(day, locale)}</legend>
          <ul className="divide-y divide-line">
            {dayRows.map((row) => (
              <ShiftLine
                key={row.id}
                row={row}
                isTicked={!sent || sent.some((each) => String(each).startsWith(row.id))}
              />
            ))}
          </ul>
        </fieldset>
      ))}
    </section>
  );
}

function ShiftLine({ row, isTicked }: { row: Row; isTicked: boolean }) {
  const t = useTranslations("rota");
  const locale = useLocale();
  const times = timesOf(row, row.timeZone, locale);
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 px-3.5 py-2.5 text-compact">
      <Checkbox
        name="seen"
        value={`${row.id}:${row.version}`}
        defaultChecked={isTicked}
        label={t("include", { shift: `${row.title}, ${times}` })}
        labelHidden
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2">
          <b>{row.title}</b>
          <span className="num">{times}</span>
          <Badge tone={row.state === "changed" ? "warn" : "idle"} outline={row.state === "draft"}>
            {t(`state:${row.state}`)}
          </Badge>
        </span>
        <span className="block text-fg-2">{[row.event, row.zone].filter(Boolean).join(" · ")}</span>
        {row.was && (
          <span className="num block text-warn-text">
            {t("was", { times: timesOf(row.was, row.timeZone, locale) })}
          </span>
        )}
      </span>
      <span className="text-right text-fg-2 max-sm:w-full max-sm:text-left">
        <span className="block">
          {row.asksForNobody
            ? t(row.isOfUnsettledEvent ? "noPlacesUnsettled" : "noPlaces")
            : t("newStaged", { n: row.joining })}
        </span>
        {row.state === "changed" && row.informed > 0 && (
          <span className="block">{t("toldAgain", { n: row.informed })}</span>
        )}
        {row.asksAgain && <span className="block text-warn-text">{t("asksAgain")}</span>}
      </span>
    </li>
  );
}
