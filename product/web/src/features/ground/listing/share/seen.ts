import type { ListKind } from "@product/domain/filters/list-kind";
import { viewIn } from "#features/ground/listing/schema.ts";
import type { Seen } from "#features/ground/saved-views/commands.server.ts";
import type { SavedView } from "#features/ground/saved-views/queries.server.ts";
import { emptyView, treeOf, type ShownView } from "./shown-view.ts";

/** The content of a list's address as it is saved: the whole filter as one tree. */
export const seenIn = (kind: ListKind, query: string): Seen =>
  seenOf(kind, viewIn(kind, { searchParams: new URLSearchParams(query) }));

const seenOf = (kind: ListKind, view: ShownView): Seen => ({
  filter: treeOf(kind, view) ?? { and: [] },
  searched: view.q,
  sort: view.sort ?? kind.orders[0],
  columns: view.columns ?? [...kind.usualColumns],
  density: view.density ?? "regular",
  layout: view.layout ?? "table",
});

/** A saved view as the list shows it. */
export function viewFrom({ id, filter, searched, sort, columns, density, layout }: SavedView): ShownView {
  const isOpen = "and" in filter && filter.and.length === 0;
  return {
    ...emptyView,
    q: searched,
    ...(isOpen ? {} : { filter }),
    sort,
    columns: [...columns],
    density,
    layout,
    view: id,
  };
}

/**
 * Whether the list shows something else than the saved view that it began from. A part that the address leaves out
 * counts as saved.
 */
export function differs(kind: ListKind, view: ShownView, saved: SavedView): boolean {
  const { sort, columns, density, layout } = viewFrom(saved);
  const shown = {
    ...view,
    sort: view.sort ?? sort,
    columns: view.columns ?? columns,
    density: view.density ?? density,
    layout: view.layout ?? layout,
  };
  return JSON.stringify(seenOf(kind, shown)) !== JSON.stringify(seenOf(kind, viewFrom(saved)));
}
