import type { ReactNode } from "react";
import { Link } from "react-router";
import { useLocale, useTranslations } from "use-intl";
import type { ListKind } from "@product/domain/filters/list-kind";
import { buttonClass } from "@product/ui/controls/button";
import { EmptyState } from "@product/ui/records/empty-state";
import { PageHeader } from "@product/ui/page-header";
import { Pagination } from "@product/ui/records/pagination";
import type { FoundList } from "#features/ground/listing/queries.server.ts";
import type { FilterWords } from "#features/ground/filters/share/filter-words.ts";
import { countUpTo } from "#i18n/format.ts";
import { inLocale } from "#i18n/locale.ts";
import { PageTitle } from "#i18n/page-title.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { ListTools } from "./list-tools.tsx";
import { RecordCards } from "./record-cards.tsx";
import { RecordTable, type Listed, type NameColumn, type ShownColumn } from "./record-table.tsx";
import { SelectionForm } from "./selection.tsx";
import { queryOf, treeOf } from "./shown-view.ts";
import { ViewTabs } from "./view-tabs.tsx";

/** The words that only the kind itself has. */
export type ListWords = {
  title: string;
  caption: string;
  searchLabel: string;
  tabName: (key: string) => string;
  columnName: (column: string) => string;
  orderName: (order: string) => string;
  empty: { title: string; text: string };
  noMatch: { title: string; text: string };
};

type ListScreenProps<Row extends Listed> = {
  kind: ListKind;
  /** Where the list, its views and its files lie, without language; without one of these there are none. */
  at: { list: string; views?: string; export?: string | undefined };
  words: ListWords;
  list: FoundList<Row>;
  filterWords: FilterWords;
  name: NameColumn<Row>;
  columns: readonly ShownColumn<Row>[];
  /** Buttons at the head, before and after the export. */
  actions: { before?: ReactNode; after?: ReactNode };
  /** A drawing that the kind makes itself in place of table and cards; it has its own paging. */
  drawing?: ReactNode;
  /** Where what is ticked is sent, and the buttons for it; without it nothing can be ticked. */
  picking?: { action: string; bar: ReactNode } | undefined;
};

/** A list of any kind of record: views, search, filters, columns, pages, files, and what can be done to many. */
export function ListScreen<Row extends Listed>({ kind, words, list, name, ...screen }: ListScreenProps<Row>) {
  const t = useTranslations("listing");
  const locale = useLocale();
  const here = inLocale(screen.at.list, locale);
  const viewsAt = screen.at.views && inLocale(screen.at.views, locale);
  const { view, look, count, rows, current } = list;
  const everything = `${here}${list.everything}`;
  const shown = queryOf(kind, {
    ...view,
    view: undefined,
    sort: view.sort ?? kind.orders[0],
    columns: [...look.columns],
    density: look.density,
    layout: look.layout,
  });
  const pageQuery = (more: Record<string, string>) =>
    current && !current.isChanged
      ? `?${new URLSearchParams({ view: current.id, ...more })}`
      : queryOf(kind, view, more);
  const isFiltered = view.q !== "" || treeOf(kind, view) !== undefined;
  const isEmpty = rows.length === 0 && !screen.drawing;
  const records = {
    caption: words.caption,
    rows,
    name,
    columns: screen.columns,
    pickedAs: screen.picking && kind.record,
  };
  const table =
    look.layout === "cards" ? (
      <RecordCards {...records} />
    ) : (
      <RecordTable
        {...records}
        isWide={!look.isUsual && look.columns.length > 4}
        density={look.density}
        sort={view.sort ?? kind.orders[0]}
        sorted={(sort) => `${here}${queryOf(kind, { ...view, sort })}`}
      />
    );
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <PageHeader
        title={words.title}
        count={isEmpty ? undefined : countUpTo(count.shown, count.most, locale)}
        actions={
          <>
            {screen.actions.before}
            {screen.at.export && !isEmpty && <ExportMenu address={screen.at.export} query={shown} />}
            {screen.actions.after}
          </>
        }
      />
      {(!isEmpty || isFiltered) && (
        <>
          <ViewTabs {...{ here, viewsAt, current, shown }} tabName={words.tabName} tabs={list.tabs} most={count.most} />
          <div className="relative mb-3 flex gap-x-4 gap-y-2 max-sm:flex-wrap">
            <FilterBar
              {...{ kind, here, view, everything }}
              words={screen.filterWords}
              fields={list.fields}
              building={list.building}
              searchLabel={words.searchLabel}
            />
            <ListTools {...{ kind, here, view, look }} available={list.available} {...words} />
          </div>
        </>
      )}
      {isEmpty ? (
        <EmptyState
          title={(isFiltered ? words.noMatch : words.empty).title}
          action={
            isFiltered && (
              <div className="flex flex-wrap justify-center gap-2">
                {list.closest && (
                  <Link to={`${here}${queryOf(kind, { ...view, q: list.closest })}`} className={buttonClass("primary")}>
                    {t("didYouMean", { search: list.closest })}
                  </Link>
                )}
                <Link to={everything} className={buttonClass("quiet")}>
                  {t("showAll")}
                </Link>
              </div>
            )
          }
        >
          {(isFiltered ? words.noMatch : words.empty).text}
        </EmptyState>
      ) : (
        <>
          {screen.drawing ? (
            screen.drawing
          ) : screen.picking ? (
            <SelectionForm
              key={rows[0]!.id}
              label={words.caption}
              pickedAs={kind.record}
              action={inLocale(screen.picking.action, locale)}
              total={count.shown > count.most ? undefined : count.shown}
              shown={shown}
              rowCount={rows.length}
              bar={screen.picking.bar}
            >
              {table}
            </SelectionForm>
          ) : (
            table
          )}
          {(list.hasPrevious || list.hasNext) && (
            <Pagination
              labels={{ pagination: t("pages"), previous: t("previous"), next: t("next") }}
              summary={t("perPage", { n: count.perPage })}
              previous={list.hasPrevious ? <Link to={`${here}${pageQuery({ before: rows[0]!.id })}`} /> : undefined}
              next={list.hasNext ? <Link to={`${here}${pageQuery({ after: rows.at(-1)!.id })}`} /> : undefined}
            />
          )}
        </>
      )}
    </>
  );
}
