import { data, Link, redirect } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import { isPermitted, type Actor } from "@product/domain/actor";
import { workerColumnKeys } from "@product/domain/people/worker-columns";
import { buttonClass } from "@product/ui/button";
import { EmptyState } from "@product/ui/empty-state";
import { PageHeader } from "@product/ui/page-header";
import { Pagination } from "@product/ui/pagination";
import { findByNumber } from "#features/people/worker-record/commands.server.ts";
import { countUpTo } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { requestContext } from "#request/context.ts";
import { pageAddress } from "#request/page-address.ts";
import { viewsOf } from "#features/ground/saved-views/queries.server.ts";
import type { Route } from "./+types/worker-list.page";
import { closestSearch } from "./closest-search.server.ts";
import { askedList, everyoneQuery, tabsFor } from "./asked-list.ts";
import { builtIn, unfiltered } from "./built-filter.ts";
import { ExportMenu } from "./export-menu.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { ListIcon } from "./list-icon.tsx";
import { keepLook, lookOf } from "./list-look.ts";
import { countedTabs } from "./list-tabs.server.ts";
import { ListTools } from "./list-tools.tsx";
import {
  countBy,
  filterChoices,
  filterFieldsOf,
  mostCounted,
  pageLength,
  seesPhones,
  workerPage,
} from "./queries.server.ts";
import { viewIn } from "./schema.ts";
import { withClearance } from "./clearance-today.server.ts";
import { queryOf, treeOf } from "./share/shown-view.ts";
import { filterOf } from "./share/view-filter.ts";
import { SelectionForm, type Selection } from "./selection.tsx";
import { ViewTabs } from "./view-tabs.tsx";
import { WorkerCards } from "./worker-cards.tsx";
import { WorkerTable } from "./worker-table.tsx";
import { insist } from "#request/who-may.ts";

export const handle = { needs: "worker.view", messages: ["workers", "filters", "clearance"] };

export async function loader({ context, request }: Route.LoaderArgs) {
  const actor = insist(context, "worker.view");
  const { locale } = context.get(requestContext);
  const address = pageAddress(request);
  const { after, before, ...asked } = viewIn(address);
  const holder = await findByNumber(actor, asked.q);
  if (holder) throw redirect(inLocale(`/admin/workers/${holder}`, locale));
  const fields = filterFieldsOf(actor);
  const views = await viewsOf(actor);
  const list = askedList(asked, views);
  const { view, saved } = list;
  const building = builtIn(address, fields);
  if (building && "filter" in building)
    throw redirect(
      `${inLocale("/admin/workers/list", locale)}${queryOf({ ...unfiltered(view), filter: building.filter })}`,
    );
  const searchesPhones = seesPhones(actor);
  const filterFor = (q: string) => filterOf({ ...view, q }, searchesPhones);
  const filter = filterFor(view.q);
  const [page, count, choices, tabs] = await Promise.all([
    workerPage(actor, filter, locale, { after, before, sort: view.sort }),
    countBy(filter, actor),
    filterChoices(actor, locale),
    countedTabs(actor, tabsFor(list, views, searchesPhones)),
  ]);
  const available = workerColumnKeys.filter(
    (column) => !["phone", "email"].includes(column) || searchesPhones || page.rows.some((row) => "mobile" in row),
  );
  const look = lookOf(view, request, available);
  return data(
    {
      view,
      closest: page.rows.length === 0 ? await closestSearch(actor, view.q, filterFor) : undefined,
      look,
      available,
      tabs,
      everyone: everyoneQuery(views),
      current: saved && {
        id: saved.id,
        version: saved.version,
        isChanged: list.isChanged,
        sharedBy: saved.isOwn ? undefined : saved.owner,
        mayChange: saved.sharing === "own" ? saved.isOwn : isPermitted(actor, "list.edit", "everywhere"),
      },
      choices,
      fields,
      building,
      searchesPhones,
      count: { shown: Math.min(count, mostCounted + 1), most: mostCounted, perPage: pageLength },
      mayCreate: isPermitted(actor, "worker.create"),
      mayChosen: mayToChosen(actor),
      mayExport: isPermitted(actor, "worker.export"),
      seesClearance: isPermitted(actor, "clearance.view"),
      ...page,
      rows: look.columns.includes("clearance") ? await withClearance(actor, page.rows) : page.rows,
    },
    { headers: keepLook(asked, request) },
  );
}

/** What can be done to those who are ticked. */
const mayToChosen = (actor: Actor) => ({
  edit: isPermitted(actor, "worker.edit"),
  list: isPermitted(actor, "list.edit"),
  request: isPermitted(actor, "document.create"),
});

export default function WorkerListPage({ loaderData }: Route.ComponentProps) {
  const {
    view,
    closest,
    look,
    tabs,
    current,
    count,
    rows,
    hasPrevious,
    hasNext,
    mayCreate,
    mayChosen,
    mayExport,
    seesClearance,
  } = loaderData;
  const t = useTranslations("workers");
  const locale = useLocale();
  const here = inLocale("/admin/workers/list", locale);
  const everyone = `${here}${loaderData.everyone}`;
  const { columns, density, layout } = look;
  const shown = queryOf({
    ...view,
    view: undefined,
    sort: view.sort ?? "name",
    columns: [...columns],
    density,
    layout,
  });
  const pageQuery = (more: object) =>
    current && !current.isChanged ? `?${new URLSearchParams({ view: current.id, ...more })}` : queryOf(view, more);
  const isFiltered = view.q !== "" || treeOf(view) !== undefined;
  const isEmpty = rows.length === 0;
  const table = (selection?: Selection) =>
    layout === "cards" ? (
      <WorkerCards rows={rows} columns={columns} selection={selection} />
    ) : (
      <WorkerTable
        rows={rows}
        columns={columns}
        isUsual={look.isUsual}
        density={density}
        sort={view.sort ?? "name"}
        sorted={(sort) => `${here}${queryOf({ ...view, sort })}`}
        selection={selection}
      />
    );
  return (
    <>
      <PageTitle>{t("listTitle")}</PageTitle>
      <PageHeader
        title={t("listTitle")}
        count={isEmpty ? undefined : countUpTo(count.shown, count.most, locale)}
        actions={
          <>
            {mayCreate && (
              <Link to={inLocale("/admin/workers/import", locale)} className={buttonClass("quiet")}>
                <ListIcon name="upload" size={16} />
                {t("import")}
              </Link>
            )}
            {mayExport && !isEmpty && <ExportMenu query={shown} />}
            {seesClearance && (
              <Link to={inLocale("/admin/workers/who-can-work", locale)} className={buttonClass("quiet")}>
                <ListIcon name="person-search" size={16} />
                {t("whoCanWork")}
              </Link>
            )}
            {mayCreate && (
              <Link to={inLocale("/admin/workers/create", locale)} className={buttonClass("primary")}>
                <ListIcon name="plus" size={16} />
                {t("newWorker")}
              </Link>
            )}
          </>
        }
      />
      {(!isEmpty || isFiltered) && (
        <>
          <ViewTabs tabs={tabs} most={count.most} current={current} shown={shown} />
          <div className="relative mb-3 flex gap-x-4 gap-y-2 max-sm:flex-wrap">
            <FilterBar {...loaderData} everyone={everyone} />
            <ListTools {...loaderData} />
          </div>
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
                <Link to={everyone} className={buttonClass("quiet")}>
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
          {Object.values(mayChosen).includes(true) ? (
            <SelectionForm
              may={mayChosen}
              key={rows[0]!.id}
              total={count.shown > count.most ? undefined : count.shown}
              shown={shown}
              rowCount={rows.length}
            >
              {table}
            </SelectionForm>
          ) : (
            table()
          )}
          {(hasPrevious || hasNext) && (
            <Pagination
              labels={{ pagination: t("pages"), previous: t("previous"), next: t("next") }}
              summary={t("perPage", { n: count.perPage })}
              previous={hasPrevious ? <Link to={`${here}${pageQuery({ before: rows[0]!.id })}`} /> : undefined}
              next={hasNext ? <Link to={`${here}${pageQuery({ after: rows.at(-1)!.id })}`} /> : undefined}
            />
          )}
        </>
      )}
    </>
  );
}
