import { isCondition, type Filter, type Operator } from "@product/domain/filters/filter";
import { storedFilter } from "@product/domain/filters/read-filter";
import type { WorkerView } from "#features/people/workers/schema.ts";

/** What the reader sees, without where on the way through the pages they are. */
export type ShownView = Omit<WorkerView, "after" | "before">;

export const filterKeys = [
  "status",
  "clearance",
  "role",
  "town",
  "tag",
  "type",
  "entity",
] as const satisfies (keyof ShownView)[];
const lookKeys = ["sort", "density", "layout", "view"] as const satisfies (keyof ShownView)[];

/** The address of a view: only what is filled in. Were nothing but a saved view named, it would be shown as it was saved. */
export function queryOf(view: ShownView, more: { after: string } | { before: string } | object = {}): string {
  const said = entriesOf(view);
  const isBare = view.view !== undefined && view.view !== "all" && said.length === 1;
  const order: [string, string][] = isBare ? [["sort", "name"]] : [];
  const query = new URLSearchParams([...said, ...order, ...Object.entries<string>({ ...more })]);
  return query.size === 0 ? "" : `?${query}`;
}

export function entriesOf(view: ShownView): [string, string][] {
  const filled = (["q", ...filterKeys, ...lookKeys] as const).flatMap((key): [string, string][] =>
    view[key] ? [[key, view[key]]] : [],
  );
  return [
    ...filled,
    ...(view.filter ? [["filter", JSON.stringify(storedFilter(view.filter))] as [string, string]] : []),
    ...(view.columns ? [["columns", view.columns.join(",")] as [string, string]] : []),
  ];
}

/** One condition of the view that can be taken off by itself, and the view without it. */
export type Part = { filter: Filter; without: ShownView };

export function partsOf(view: ShownView): Part[] {
  const single = filterKeys.flatMap((key) => {
    const filter = conditionFor(key, view[key]);
    return filter ? [{ filter, without: { ...view, [key]: emptyView[key] } }] : [];
  });
  const tree = view.filter;
  if (!tree) return single;
  const { filter: _tree, ...rest } = view;
  if (isCondition(tree) || !("and" in tree)) return [...single, { filter: tree, without: rest as ShownView }];
  return [
    ...single,
    ...tree.and.map((filter, index) => {
      const others = tree.and.toSpliced(index, 1);
      return { filter, without: others.length > 0 ? { ...view, filter: { and: others } } : (rest as ShownView) };
    }),
  ];
}

/** All that the view filters by, as one tree; nothing when it filters by nothing. What is searched for stands beside it. */
export function treeOf(view: ShownView): Filter | undefined {
  const parts = partsOf(view).map(({ filter }) => filter);
  return parts.length === 0 ? undefined : { and: parts };
}

export const emptyView = {
  q: "",
  status: undefined,
  clearance: undefined,
  role: "",
  town: "",
  tag: "",
  type: undefined,
  entity: undefined,
  filter: undefined,
  sort: undefined,
  columns: undefined,
  density: undefined,
  layout: undefined,
  view: undefined,
} satisfies ShownView;

function conditionFor(key: (typeof filterKeys)[number], value: string | undefined): Filter | undefined {
  if (!value) return undefined;
  if (key === "clearance") return { field: key, op: value as Operator, values: [0, 0] };
  const [field, op] = conditions[key];
  return { field, op, values: [value] };
}

const conditions = {
  status: ["status", "in"],
  role: ["roles", "any"],
  town: ["town", "contains"],
  tag: ["tags", "any"],
  type: ["workerType", "in"],
  entity: ["entity", "in"],
} as const;
