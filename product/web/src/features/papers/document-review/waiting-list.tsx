import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { classes } from "@product/ui/classes";
import { dayAndTime } from "#i18n/format.ts";
import type { QueueData } from "./queue.page.tsx";

/** Waiting documents, the oldest first; the chosen one is shown beside the list. */
export function WaitingList({ page: { waiting, review, kind, timeZone } }: { page: QueueData }) {
  const t = useTranslations("document-review");
  const locale = useLocale();
  return (
    <nav aria-label={t("list")}>
      <ol className="flex flex-col overflow-clip rounded-card border border-line xl:max-h-[calc(100dvh-15rem)] xl:overflow-y-auto">
        {waiting?.rows.map((row) => (
          <li key={row.id} className="not-first:border-t not-first:border-line">
            <Link
              to={documentAddress(row.id, kind)}
              preventScrollReset
              aria-current={row.id === review?.next.id ? "true" : undefined}
              className={classes(
                "flex min-h-11 flex-col px-3 py-2 text-compact hover:bg-bg-hover",
                row.id === review?.next.id && "bg-bg-selected shadow-[inset_2px_0_0_var(--primary)]",
              )}
            >
              <span className="truncate font-medium">{[row.firstName, row.lastName].filter(Boolean).join(" ")}</span>
              <span className="truncate text-fg-2">{row.kind}</span>
              <span className="text-xs text-fg-3">
                {row.state === "in_review" && row.reviewer
                  ? t("onIt", { name: row.reviewer })
                  : row.at && dayAndTime(row.at, locale, timeZone)}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export const documentAddress = (id: string, kind: string): string =>
  `?${new URLSearchParams({ ...(kind && { kind }), document: id })}`;
