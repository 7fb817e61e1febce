import { Form, Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { classes } from "@product/ui/classes";
import { Button } from "@product/ui/controls/button";
import { Checkbox } from "@product/ui/controls/checkbox";
import { Avatar } from "@product/ui/records/avatar";
import { Pagination } from "@product/ui/records/pagination";
import { StatusGlyph } from "@product/ui/records/status-glyph";
import { dayOf } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { FormFilter } from "./form-filter.tsx";
import type { ApplicationRow } from "./queries.server.ts";
import { applicationAddress } from "./review-addresses.ts";
import type { QueueData } from "./review.page.tsx";
import { severalActions } from "./schema.ts";

/** Those of one view; one of them is shown beside the list, and several can be ticked and decided at once. */
export function ApplicationList({ page }: { page: QueueData }) {
  const t = useTranslations("applications");
  const locale = useLocale();
  const { rows, view, otherWay } = page;
  const isTicked = view === "waiting" && rows.length > 1 && (page.review?.mayDecide ?? false);
  return (
    <div className="flex flex-col gap-3">
      <FormFilter page={page} />
      <Form
        method="get"
        action={inLocale("/admin/workers/review/several", locale)}
        className="several flex flex-col gap-3"
      >
        <nav aria-label={t("list")}>
          <ol className="flex flex-col overflow-clip rounded-card border border-line xl:max-h-[calc(100dvh-19rem)] xl:overflow-y-auto">
            {rows.map((row) => (
              <li key={row.id} className="flex items-center not-first:border-t not-first:border-line">
                {isTicked && (
                  <span className="hidden pl-3 [.several:has([data-several][open])_&]:block">
                    <Checkbox name="picked" value={`${row.id}:${row.version}`} label={row.name} labelHidden />
                  </span>
                )}
                <Row row={row} page={page} />
              </li>
            ))}
          </ol>
        </nav>
        {isTicked && <Several />}
      </Form>
      <More page={page} />
      <p className="text-help text-pretty text-fg-3">{t("oneAtATime")}</p>
      {otherWay > 0 && (
        <Link
          to={inLocale("/admin/workers/list?status=applied", locale)}
          className="text-help text-fg-2 underline underline-offset-3"
        >
          {t("otherWay", { n: otherWay })}
        </Link>
      )}
    </div>
  );
}

function Row({ row, page: { review, timeZone, view, form } }: { row: ApplicationRow; page: QueueData }) {
  const t = useTranslations("applications");
  const locale = useLocale();
  const isCurrent = row.id === review?.id;
  return (
    <Link
      to={applicationAddress(row.id, view, form)}
      preventScrollReset
      aria-current={isCurrent ? "true" : undefined}
      className={classes(
        "flex min-h-11 min-w-0 flex-1 items-center gap-3 px-3 py-2 text-compact hover:bg-bg-hover",
        isCurrent && "bg-bg-selected shadow-[inset_2px_0_0_var(--primary)]",
      )}
    >
      <Avatar name={row.name || "?"} seed={row.id} size={28} />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex gap-2">
          <span className="truncate font-medium">{row.name || t("nameless")}</span>
          <span className="num ml-auto shrink-0 text-xs text-fg-3">{dayOf(row.at, locale, timeZone)}</span>
        </span>
        <span className="flex gap-2 text-xs text-fg-2">
          <span className="truncate">{row.roles.join(", ") || row.form}</span>
          <span className="ml-auto shrink-0">
            <Mark row={row} />
          </span>
        </span>
      </span>
    </Link>
  );
}

function Mark({ row: { reviewer, likely, state } }: { row: ApplicationRow }) {
  const t = useTranslations("applications");
  if (reviewer) return t("hasIt", { name: reviewer });
  if (likely > 0)
    return (
      <span className="inline-flex items-center gap-1 text-warn-text">
        <StatusGlyph tone="warn" size={12} />
        {t("likely", { n: likely })}
      </span>
    );
  return t(`state:${state}`);
}

/** A decision about several applications is shown first for each of them. */
function Several() {
  const t = useTranslations("applications");
  return (
    <details data-several className="rounded-card border border-line p-3 text-compact">
      <summary className="cursor-pointer font-medium">{t("several")}</summary>
      <div className="flex flex-col gap-3 pt-2">
        <p className="text-help text-fg-2">{t("severalText")}</p>
        {severalActions.map((actionName) => (
          <Button key={actionName} type="submit" look="quiet" name="actionName" value={actionName}>
            {t(`several:${actionName}`)}
          </Button>
        ))}
      </div>
    </details>
  );
}

function More({ page: { hasMore, rows, view, form } }: { page: QueueData }) {
  const t = useTranslations("applications");
  if (!hasMore) return null;
  const search = new URLSearchParams({ view, ...(form && { form }), after: rows.at(-1)!.id });
  return (
    <Pagination
      labels={{ pagination: t("pages"), previous: t("previous"), next: t("next") }}
      next={<Link to={`?${search}`} />}
    />
  );
}
