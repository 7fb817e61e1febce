/** Which list an address asks for: what it says itself, or what a saved view says. */
import type { ListKind } from "@product/domain/filters/list-kind";
import type { SavedView } from "#features/ground/saved-views/queries.server.ts";
import type { TabAsked } from "./counted-tabs.ts";
import { differs, viewFrom } from "./seen.ts";
import { emptyView, entriesOf, queryOf, treeOf, type ShownView } from "./shown-view.ts";

export type AskedList = { view: ShownView; saved: SavedView | undefined; isChanged: boolean };

/** An address that says how the list looks means just that; one that says nothing means the view it names, or the reader's own to begin with. */
export function askedList(kind: ListKind, requestedView: ShownView, views: readonly SavedView[]): AskedList {
  const says = entriesOf({ ...requestedView, view: undefined }).length > 0;
  const named = views.find(({ id }) => id === requestedView.view);
  const saved =
    named ?? (requestedView.view === undefined && !says ? views.find(({ isChosen }) => isChosen) : undefined);
  if (saved && !says) return { view: viewFrom(saved), saved, isChanged: false };
  return {
    view: { ...requestedView, view: saved?.id ?? (requestedView.view === "all" ? "all" : undefined) },
    saved,
    isChanged: saved !== undefined && differs(kind, requestedView, saved),
  };
}

/** A tab that everyone has, by its key in the kind's messages. */
export type UsualTab = { key: string; shown: ShownView; isUrgent?: boolean };

/**
 * The tabs above the list. For a reader who begins with a view of their own, the tab with everything has a name of its
 * own.
 */
export function tabsFor(
  kind: ListKind,
  { view, saved }: AskedList,
  views: readonly SavedView[],
  tabs: readonly UsualTab[],
): TabAsked[] {
  const filtered = (each: ShownView) => JSON.stringify([each.q, treeOf(kind, each)]);
  return [
    ...[{ key: "all", shown: emptyView }, ...tabs].map(({ shown, ...tab }) => ({
      ...tab,
      shown,
      query: tab.key === "all" ? everythingQuery(views) : queryOf(kind, shown),
      isCurrent: !saved && filtered(view) === filtered(shown),
    })),
    ...views.map((each) => ({
      key: each.id,
      name: each.name,
      query: `?view=${each.id}`,
      shown: viewFrom(each),
      isCurrent: each.id === saved?.id,
    })),
  ];
}

export const everythingQuery = (views: readonly SavedView[]): string =>
  views.some(({ isChosen }) => isChosen) ? "?view=all" : "";
