import { isCondition, type Filter } from "@product/domain/filters/filter";
import type { ListKind } from "@product/domain/filters/list-kind";
import { storedFilter } from "@product/domain/filters/read-filter";
import type { AskedView } from "#features/ground/listing/schema.ts";

/** The list as the reader sees it, without the cursor of its pages. */
export type ShownView = Omit<AskedView, "after" | "before">;

const displayKeys = ["sort", "density", "layout", "view"] as const satisfies (keyof ShownView)[];

/** The query string of a view: only entries that are set. Naming nothing but a saved view would show it as saved. */
export function queryOf(kind: ListKind, view: ShownView, more: Readonly<Record<string, string>> = {}): string {
  const entries = entriesOf(view);
  const namesOnlySavedView = view.view !== undefined && view.view !== "all" && entries.length === 1;
  const order: [string, string][] = namesOnlySavedView ? [["sort", kind.orders[0]]] : [];
  const query = new URLSearchParams([...entries, ...order, ...Object.entries(more)]);
  return query.size === 0 ? "" : `?${query}`;
}

export function entriesOf(view: ShownView): [string, string][] {
  const displayEntries = displayKeys.flatMap((key): [string, string][] => (view[key] ? [[key, view[key]]] : []));
  return [
    ...(view.q ? [["q", view.q] as [string, string]] : []),
    ...Object.entries(view.short),
    ...displayEntries,
    ...(view.filter ? [["filter", JSON.stringify(storedFilter(view.filter))] as [string, string]] : []),
    ...(view.columns ? [["columns", view.columns.join(",")] as [string, string]] : []),
  ];
}

/** The entries of the address beside the filter, because the builder writes the whole filter as one tree. */
export const entriesBesideFilter = (view: ShownView) => entriesOf({ ...view, short: {}, filter: undefined });

/** A filter condition that can be removed alone, and the view without it. */
export type Part = { filter: Filter; without: ShownView };

export function partsOf(kind: ListKind, view: ShownView): Part[] {
  const single = Object.entries(view.short).flatMap(([word, value]): Part[] => {
    const filter = kind.short[word]?.(value);
    const { [word]: _taken, ...short } = view.short;
    return filter ? [{ filter, without: { ...view, short } }] : [];
  });
  const tree = view.filter;
  if (!tree) return single;
  const rest = { ...view, filter: undefined };
  if (isCondition(tree) || !("and" in tree)) return [...single, { filter: tree, without: rest }];
  return [
    ...single,
    ...tree.and.map((filter, index) => {
      const others = tree.and.toSpliced(index, 1);
      return { filter, without: others.length > 0 ? { ...view, filter: { and: others } } : rest };
    }),
  ];
}

/**
 * All that the view filters by, as one tree; undefined when it filters by nothing. The search text stands beside it.
 */
export function treeOf(kind: ListKind, view: ShownView): Filter | undefined {
  const parts = partsOf(kind, view).map(({ filter }) => filter);
  return parts.length === 0 ? undefined : { and: parts };
}

export const emptyView: ShownView = {
  q: "",
  short: {},
  filter: undefined,
  sort: undefined,
  columns: undefined,
  density: undefined,
  layout: undefined,
  view: undefined,
};

/** The view without its filters; the search text stays. */
export const unfiltered = (view: ShownView): ShownView => ({ ...view, short: {}, filter: undefined });
