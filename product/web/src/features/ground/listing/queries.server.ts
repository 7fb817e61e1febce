/** Finds one page of a list of any kind, with all that its screen tells about it. */
import { redirect } from "react-router";
import { isPermitted, type Actor } from "@product/domain/actor";
import type { Filter } from "@product/domain/filters/filter";
import { isDrawn, type ListKind } from "@product/domain/filters/list-kind";
import { viewsOf } from "#features/ground/saved-views/queries.server.ts";
import { pageAddress } from "#request/addresses/page-address.ts";
import { viewIn, type AskedView } from "./schema.ts";
import { askedList, everythingQuery, tabsFor, type UsualTab } from "./share/asked-list.ts";
import { builtIn } from "./share/built-filter.ts";
import { countedTabs } from "./share/counted-tabs.ts";
import { keepLook, layoutOf, lookOf } from "./share/list-look.ts";
import { queryOf, unfiltered, type ShownView } from "./share/shown-view.ts";

export type Cursor = { after: string | undefined; before: string | undefined; sort: string };
export type RowsPage<Row> = { rows: readonly Row[]; hasPrevious: boolean; hasNext: boolean };

/** The part of a list that its kind brings beside the declaration: its rows, and how a search becomes a filter. */
export type ListSource<Row> = {
  filterOf: (view: ShownView) => Filter;
  page: (filter: Filter, cursor: Cursor) => Promise<RowsPage<Row>>;
  /** One more than the most where there are more. */
  count: (filter: Filter) => Promise<number>;
  mostCounted: number;
  perPage: number;
  /** The fields that the reader may filter by, the most wanted first. */
  fields: readonly string[];
  /** The columns that there are for the reader of these rows. */
  available: (rows: readonly Row[]) => readonly string[];
  tabs: readonly UsualTab[];
  /** The likely meaning of a search that found nothing. */
  closest?: (view: ShownView) => Promise<string | undefined>;
};

export type FoundList<Row> = Awaited<ReturnType<typeof listFor<Row>>>["list"];

/** `here` is the address of the list in the reader's language. */
export async function listFor<Row>(
  kind: ListKind,
  { actor, request, here }: { actor: Actor; request: Request; here: string },
  source: ListSource<Row>,
) {
  const address = pageAddress(request);
  const { after, before, ...requestedView } = viewIn(kind, address);
  const views = await viewsOf(actor, kind);
  const found = askedList(kind, requestedView, views);
  const { view, saved } = found;
  const building = builtIn(kind, address, source.fields);
  if (building && "filter" in building)
    throw redirect(`${here}${queryOf(kind, { ...unfiltered(view), filter: building.filter })}`);
  const filter = source.filterOf(view);
  const counts = new Map<string, Promise<number>>();
  const countOnce = (sought: Filter) => counts.getOrInsertComputed(JSON.stringify(sought), () => source.count(sought));
  const [page, count, tabs] = await Promise.all([
    isDrawn(kind, layoutOf(kind, view, request))
      ? { rows: [], hasPrevious: false, hasNext: false }
      : source.page(filter, { after, before, sort: view.sort ?? kind.orders[0] }),
    countOnce(filter),
    // The tab of what is shown counts the same again.
    countedTabs(tabsFor(kind, found, views, source.tabs), (shown) => countOnce(source.filterOf(shown))),
  ]);
  const available = source.available(page.rows);
  return {
    list: {
      ...page,
      view,
      look: lookOf(kind, view, request, available),
      available: [...available],
      fields: [...source.fields],
      building,
      tabs,
      everything: everythingQuery(views),
      current: saved && {
        id: saved.id,
        version: saved.version,
        isChanged: found.isChanged,
        sharedBy: saved.isOwn ? undefined : saved.owner,
        mayChange: saved.sharing === "own" ? saved.isOwn : isPermitted(actor, "list.edit", "everywhere"),
      },
      count: {
        shown: Math.min(count, source.mostCounted + 1),
        most: source.mostCounted,
        perPage: source.perPage,
      },
      closest: page.rows.length === 0 ? await source.closest?.(view) : undefined,
    },
    headers: keepLook(kind, requestedView satisfies Omit<AskedView, "after" | "before">, request),
  };
}
