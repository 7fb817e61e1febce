import { Link, useSearchParams } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { PageHeader } from "@product/ui/page-header";
import { Count } from "@product/ui/records/badge";
import { EmptyState } from "@product/ui/records/empty-state";
import { Pagination } from "@product/ui/records/pagination";
import { WayBack } from "#features/ground/forms/share/way-back.tsx";
import { shortDay } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { failure } from "#request/failures.ts";
import { figuresContext, type FigureRow } from "#request/slices/figures.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { requirePermission } from "#request/who-may.ts";
import type { Route } from "./+types/figure.page";
import { figureQuery, rowsOnPage } from "./schema.ts";

export const handle = { needs: "authenticated", messages: ["dashboard"] };

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const figures = context.get(figuresContext);
  const figure = Object.hasOwn(figures, params.figure) ? figures[params.figure] : undefined;
  if (!figure || !("rows" in figure)) throw failure("pageNotFound", { path: params.figure });
  const actor = requirePermission(context, figure.needs);
  const { locale } = context.get(requestContext);
  const { page, narrow } = figureQuery.parse(Object.fromEntries(pageAddress(request).searchParams));
  const offset = (page - 1) * rowsOnPage;
  const rows = await figure.rows(actor, { locale, narrow, limit: rowsOnPage + 1, offset });
  return {
    title: figure.title[locale],
    page,
    rows: rows.slice(0, rowsOnPage),
    hasMore: rows.length > rowsOnPage,
  };
}

/** The rows behind a figure of the dashboard, if no list of the product shows exactly those. */
export default function FigurePage({ loaderData: { title, page, rows, hasMore } }: Route.ComponentProps) {
  const t = useTranslations("dashboard");
  const locale = useLocale();
  const [search] = useSearchParams();
  const at = (number: number) => `?${new URLSearchParams([...other(search), ["page", String(number)]])}`;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHeader
        title={title}
        count={page === 1 && !hasMore ? rows.reduce((sum, { n }) => sum + n, 0) : undefined}
        actions={<WayBack to={inLocale("/admin", locale)}>{t("back")}</WayBack>}
      />
      {rows.length === 0 ? (
        <EmptyState title={t("noRows")}>{t("noRowsText")}</EmptyState>
      ) : (
        <ul aria-label={t("rowsCaption")} className="max-w-4xl divide-y divide-line rounded-card border border-line">
          {rows.map((row) => (
            <Row key={row.id} row={row} hasAmounts={rows.some(({ n }) => n > 1)} />
          ))}
        </ul>
      )}
      {(page > 1 || hasMore) && (
        <div className="max-w-4xl">
          <Pagination
            labels={{ pagination: t("pages"), previous: t("previous"), next: t("next") }}
            previous={page > 1 ? <Link to={at(page - 1)} /> : undefined}
            next={hasMore ? <Link to={at(page + 1)} /> : undefined}
          />
        </div>
      )}
    </>
  );
}

const other = (search: URLSearchParams) => [...search].filter(([key]) => key !== "page");

function Row({ row: { name, about, day, at, n }, hasAmounts }: { row: FigureRow; hasAmounts: boolean }) {
  const locale = useLocale();
  return (
    <li>
      <Link
        to={inLocale(at, locale)}
        className="flex min-h-11 items-center gap-3 px-4 py-2 text-compact hover:bg-bg-hover"
      >
        {day && <span className="num w-24 shrink-0 text-fg-2 max-sm:w-20">{shortDay(day, locale)}</span>}
        <span className="min-w-0 flex-1">
          <span className="font-medium">{name}</span>
          <span className="block text-xs text-fg-2 wrap-anywhere">{about.filter(Boolean).join(" · ")}</span>
        </span>
        {hasAmounts && <Count>{n}</Count>}
      </Link>
    </li>
  );
}
