import { Link, redirect } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { mayAtAll } from "@product/domain/actor";
import { buttonClass } from "@product/ui/button";
import { EmptyState } from "@product/ui/empty-state";
import { PageHeader } from "@product/ui/page-header";
import { Pagination } from "@product/ui/pagination";
import { findByNumber } from "#features/worker-record/commands.server.ts";
import { countUpTo } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { actorWho, requestContext } from "#request/context.ts";
import { pageAddress } from "#request/page-address.ts";
import type { Route } from "./+types/worker-list.page";
import { closestSearch } from "./closest-search.server.ts";
import { FilterChips } from "./filter-chips.tsx";
import { countBy, filterChoices, mostCounted, pageLength, seesPhones, workerPage } from "./queries.server.ts";
import { viewIn } from "./schema.ts";
import { queryOf } from "./shown-view.ts";
import { filterOf } from "./view-filter.ts";
import { WorkerFilters } from "./worker-filters.tsx";
import { WorkerTable } from "./worker-table.tsx";

export const handle = { needs: "worker.view", messages: ["workers", "filters"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = actorWho("worker.view", context);
  const { locale } = context.get(requestContext);
  const { after, before, ...view } = viewIn(pageAddress(request));
  const holder = await findByNumber(actor, view.q);
  if (holder) throw redirect(inLocale(`/admin/workers/${holder}`, locale));
  const searchesPhones = seesPhones(actor);
  const filterFor = (q: string) => filterOf({ ...view, q, after, before }, searchesPhones);
  const filter = filterFor(view.q);
  const [page, count, choices] = await Promise.all([
    workerPage(actor, filter, locale, { after, before }),
    countBy(filter, actor),
    filterChoices(actor, locale),
  ]);
  return {
    view,
    closest: page.rows.length === 0 ? await closestSearch(actor, view.q, filterFor) : undefined,
    choices,
    searchesPhones,
    count: { shown: Math.min(count, mostCounted + 1), most: mostCounted, perPage: pageLength },
    mayCreate: mayAtAll(actor, "worker.create"),
    mayExport: mayAtAll(actor, "worker.export"),
    ...page,
  };
}

export default function WorkerListPage({ loaderData }: Route.ComponentProps) {
  const { view, closest, choices, searchesPhones, count, rows, hasPrevious, hasNext, mayCreate, mayExport } =
    loaderData;
  const t = useTranslations("workers");
  const locale = useLocale();
  const here = inLocale("/admin/workers/list", locale);
  const isFiltered = queryOf(view) !== "";
  const isEmpty = rows.length === 0;
  return (
    <>
      <PageTitle>{t("listTitle")}</PageTitle>
      <PageHeader
        title={t("listTitle")}
        count={isEmpty ? undefined : countUpTo(count.shown, count.most, locale)}
        actions={
          <>
            {mayExport && !isEmpty && (
              <Link
                to={`${inLocale("/admin/workers/export.csv", locale)}${queryOf(view)}`}
                reloadDocument
                className={buttonClass("quiet")}
              >
                {t("export")}
              </Link>
            )}
            {mayCreate && (
              <Link to={inLocale("/admin/workers/import", locale)} className={buttonClass("quiet")}>
                {t("import")}
              </Link>
            )}
            {mayCreate && (
              <Link to={inLocale("/admin/workers/create", locale)} className={buttonClass("primary")}>
                {t("newWorker")}
              </Link>
            )}
          </>
        }
      />
      {(!isEmpty || isFiltered) && (
        <>
          <WorkerFilters view={view} choices={choices} searchesPhones={searchesPhones} />
          <FilterChips view={view} choices={choices} />
        </>
      )}
      {isEmpty ? (
        <EmptyState
          title={t(isFiltered ? "noMatchTitle" : "emptyTitle")}
          action={
            isFiltered && (
              <div className="flex flex-wrap justify-center gap-2">
                {closest && (
                  <Link to={`${here}${queryOf({ ...view, q: closest })}`} className={buttonClass("primary")}>
                    {t("didYouMean", { search: closest })}
                  </Link>
                )}
                <Link to={here} className={buttonClass("quiet")}>
                  {t("showAll")}
                </Link>
              </div>
            )
          }
        >
          {t(isFiltered ? "noMatchText" : "emptyText")}
        </EmptyState>
      ) : (
        <>
          <WorkerTable
            rows={rows}
            showPhones={rows.some((row) => "mobile" in row)}
            showEntities={choices.entities.length > 1}
          />
          {(hasPrevious || hasNext) && (
            <Pagination
              labels={{ pagination: t("pages"), previous: t("previous"), next: t("next") }}
              summary={t("perPage", { n: count.perPage })}
              previous={hasPrevious ? <Link to={`${here}${queryOf(view, { before: rows[0]!.id })}`} /> : undefined}
              next={hasNext ? <Link to={`${here}${queryOf(view, { after: rows.at(-1)!.id })}`} /> : undefined}
            />
          )}
        </>
      )}
    </>
  );
}
