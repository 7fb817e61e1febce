import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { Severity } from "@product/domain/planning/incidents";
import { buttonClass } from "@product/ui/controls/button";
import { Badge } from "@product/ui/records/badge";
import { useEventFrame } from "#features/planning/events/share/event-frame.ts";
import { dayAndTime } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import type { IncidentRow } from "./queries.server.ts";

export function IncidentList({ rows, mayEdit }: { rows: readonly IncidentRow[]; mayEdit: boolean }) {
  const t = useTranslations("incidents");
  return (
    <ul aria-label={t("title")} className="divide-y divide-line rounded-card border border-line">
      {rows.map((row) => (
        <Incident key={row.id} row={row} mayEdit={mayEdit} />
      ))}
    </ul>
  );
}

const tones = { low: "idle", medium: "warn", high: "bad" } as const satisfies Record<Severity, string>;

function Incident({ row, mayEdit }: { row: IncidentRow; mayEdit: boolean }) {
  const t = useTranslations("incidents");
  const locale = useLocale();
  const { id, timeZone } = useEventFrame();
  const title = [t(`kind:${row.kind}`), row.worker].filter(Boolean).join(": ");
  const facts = [
    dayAndTime(row.happenedAt, locale, timeZone),
    row.shift,
    row.reporter && t("reportedBy", { name: row.reporter }),
  ];
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 px-3.5 py-3 text-compact">
      <div className="flex min-w-0 flex-[1_1_18rem] flex-col gap-1">
        <div className="flex flex-wrap items-center gap-2">
          <b className="font-medium wrap-anywhere">{title}</b>
          <Badge tone={tones[row.severity]}>{t(`severity:${row.severity}`)}</Badge>
          <Badge outline>{t(row.closedAt ? "closed" : "open")}</Badge>
        </div>
        <p className="num text-xs text-fg-2">{facts.filter(Boolean).join(", ")}</p>
        <p className="max-w-[72ch] whitespace-pre-line wrap-anywhere">{row.account}</p>
        {row.followUp && (
          <p className="max-w-[72ch] whitespace-pre-line wrap-anywhere text-fg-2">
            {t("followUp")}: {row.followUp}
          </p>
        )}
      </div>
      {mayEdit && (
        <Link
          to={inLocale(`/admin/events/${id}/incidents/${row.id}`, locale)}
          aria-label={t("changeName", { incident: title })}
          className={buttonClass("quiet")}
        >
          {t("change")}
        </Link>
      )}
    </li>
  );
}
