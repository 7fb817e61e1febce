/** Which list an address asks for: what it says itself, or what a saved view says. */
import type { Filter } from "@product/domain/filters/filter";
import type { SavedView } from "#features/ground/saved-views/queries.server.ts";
import { differs, viewFrom } from "#features/people/workers/share/seen.ts";
import type { TabAsked } from "./list-tabs.server.ts";
import { emptyView, entriesOf, queryOf, treeOf, type ShownView } from "./share/shown-view.ts";
import { filterOf } from "./share/view-filter.ts";

export type AskedList = { view: ShownView; saved: SavedView | undefined; isChanged: boolean };

/** An address that says how the list looks means just that; one that says nothing means the view it names, or the reader's own to begin with. */
export function askedList(asked: ShownView, views: readonly SavedView[]): AskedList {
  const says = entriesOf({ ...asked, view: undefined }).length > 0;
  const named = views.find(({ id }) => id === asked.view);
  const saved = named ?? (asked.view === undefined && !says ? views.find(({ isChosen }) => isChosen) : undefined);
  if (saved && !says) return { view: viewFrom(saved), saved, isChanged: false };
  return {
    view: { ...asked, view: saved?.id ?? (asked.view === "all" ? "all" : undefined) },
    saved,
    isChanged: saved !== undefined && differs(asked, saved),
  };
}

const active: ShownView = { ...emptyView, status: "active" };
const today: ShownView = { ...emptyView, clearance: "can" };
const review: Filter = { field: "status", op: "in", values: ["applied", "in_review"] };
const toReview: ShownView = { ...emptyView, filter: { and: [review] } };

/** The tabs above the list. Who begins with a view of their own finds everyone behind a word of its own. */
export function tabsFor({ view, saved }: AskedList, views: readonly SavedView[], seesPhones: boolean): TabAsked[] {
  const filtered = JSON.stringify([view.q, treeOf(view)]);
  const usual = (key: string, shown: ShownView, query: string): TabAsked => ({
    key,
    query,
    filter: filterOf(shown, seesPhones),
    isCurrent: !saved && filtered === JSON.stringify([shown.q, treeOf(shown)]),
  });
  return [
    usual("all", emptyView, everyoneQuery(views)),
    usual("active", active, queryOf(active)),
    usual("today", today, queryOf(today)),
    { ...usual("review", toReview, queryOf(toReview)), isUrgent: true },
    ...views.map((each) => ({
      key: each.id,
      name: each.name,
      query: `?view=${each.id}`,
      filter: filterOf(viewFrom(each), seesPhones),
      isCurrent: each.id === saved?.id,
    })),
  ];
}

export const everyoneQuery = (views: readonly SavedView[]): string =>
  views.some(({ isChosen }) => isChosen) ? "?view=all" : "";
