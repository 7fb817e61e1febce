import { useTranslations } from "use-intl";
import type { WorkerColumn } from "@product/domain/people/worker-columns";
import { ColumnCell } from "./column-cell.tsx";
import type { WorkerRow } from "./queries.server.ts";
import type { Selection } from "./selection.tsx";
import { SelectBox } from "./worker-table.tsx";
import { WorkerName } from "./share/worker-name.tsx";

type WorkerCardsProps = {
  rows: readonly WorkerRow[];
  columns: readonly WorkerColumn[];
  selection?: Selection | undefined;
};

/** The people of one page, each on a card of their own: fewer at once, and more of each. */
export function WorkerCards({ rows, columns, selection }: WorkerCardsProps) {
  const t = useTranslations("workers");
  const others = columns.filter((column) => column !== "status" && column !== "clearance");
  return (
    <ul aria-label={t("list")} className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))] gap-3">
      {rows.map((row) => (
        <li
          key={row.id}
          className={`flex flex-col gap-3 rounded-card border p-4 text-compact ${selection?.isSelected(row.id) ? "border-primary bg-bg-selected" : "border-line"}`}
        >
          <div className="flex items-start justify-between gap-2">
            <WorkerName worker={row} isLarge />
            {selection && <SelectBox row={row} />}
          </div>
          {columns.includes("clearance") && <ColumnCell column="clearance" row={row} />}
          {columns.includes("status") && <ColumnCell column="status" row={row} />}
          <dl className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-3 gap-y-1.5">
            {others
              .filter((column) => hasValue(row, column))
              .map((column) => (
                <div key={column} className="contents">
                  <dt className="text-fg-3">{t(`column:${column}`)}</dt>
                  <dd className="num min-w-0 wrap-anywhere">
                    <ColumnCell column={column} row={row} />
                  </dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function hasValue(row: WorkerRow, column: WorkerColumn): boolean {
  const value = row[valueOf[column]];
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

const valueOf = {
  clearance: "clearance",
  status: "status",
  roles: "roles",
  town: "town",
  phone: "mobile",
  email: "email",
  tags: "tags",
  entity: "entity",
  type: "workerType",
  language: "language",
  country: "country",
  source: "source",
  added: "createdAt",
} as const satisfies Record<WorkerColumn, keyof WorkerRow>;
