import { useId } from "react";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { WorkerStatus } from "@product/domain/people/workers";
import { StatusLight } from "@product/ui/records/status-light";
import { countUpTo } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { toneOf } from "./share/statuses.ts";

type StatusCountsProps = { title: string; counts: readonly { status: WorkerStatus; count: number }[]; most: number };

/** How many are in each status; each number leads to the people behind it. */
export function StatusCounts({ title, counts, most }: StatusCountsProps) {
  const t = useTranslations("workers");
  const locale = useLocale();
  const id = useId();
  if (counts.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-sm font-semibold">
        {title}
      </h2>
      <ul className="grid grid-cols-2 gap-px overflow-clip rounded-card border border-line bg-line sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none">
        {counts.map(({ status, count }) => (
          <li key={status} className="bg-bg max-sm:odd:last:col-span-2">
            <Link
              to={`${inLocale("/admin/workers/list", locale)}?status=${status}`}
              className="flex h-full flex-col gap-1 px-4 py-3 -outline-offset-2 hover:bg-bg-hover"
            >
              <span className="num text-title">{countUpTo(count, most, locale)}</span>
              <StatusLight tone={toneOf[status]}>{t(`status:${status}`)}</StatusLight>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
