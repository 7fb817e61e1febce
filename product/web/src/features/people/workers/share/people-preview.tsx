import { useTranslations } from "use-intl";
import { StatusLight } from "@product/ui/records/status-light";
import type { WorkerRow } from "#features/people/workers/queries.server.ts";
import { toneOf } from "./statuses.ts";
import { WorkerName } from "./worker-name.tsx";

/** A few of many people, to see that they are the right ones. */
export function PeoplePreview({ label, rows }: { label: string; rows: readonly WorkerRow[] }) {
  const t = useTranslations("workers");
  return (
    <ul aria-label={label} className="grid gap-x-6 sm:grid-cols-2">
      {rows.map((row) => (
        <li key={row.id} className="flex items-center gap-3 border-b border-line py-2 text-compact">
          <span className="min-w-0 flex-1">
            <WorkerName worker={row} />
          </span>
          {row.status && <StatusLight tone={toneOf[row.status]}>{t(`status:${row.status}`)}</StatusLight>}
        </li>
      ))}
    </ul>
  );
}
