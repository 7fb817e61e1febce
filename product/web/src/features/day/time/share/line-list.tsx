import { useTranslations } from "use-intl";
import { LineRow, lineColumns } from "#features/day/time/line-row.tsx";
import type { TimeRow } from "#features/day/time/queries.server.ts";

type LineListProps = { rows: readonly TimeRow[]; mayPropose: boolean; isWithinEvent: boolean };

/** The same lines as on the screen of all hours, to be read and opened. */
export function LineList({ rows, mayPropose, isWithinEvent }: LineListProps) {
  const t = useTranslations("time");
  const may = { approve: false, propose: mayPropose, export: false, reopen: false, handOver: false };
  return (
    <div className="overflow-hidden rounded-card border border-line">
      <p aria-hidden className={`${lineColumns} px-3.5 py-2 text-xs font-medium text-fg-2 max-lg:hidden`}>
        <span />
        {(["person", "planned", "actual", "difference", "paid"] as const).map((heading) => (
          <span key={heading}>{t(heading)}</span>
        ))}
        <span className="text-right">{t("next")}</span>
      </p>
      <ul className="divide-y divide-line border-t border-line max-lg:border-t-0">
        {rows.map((row) => (
          <LineRow key={row.id} row={row} may={may} isWithinEvent={isWithinEvent} />
        ))}
      </ul>
    </div>
  );
}
