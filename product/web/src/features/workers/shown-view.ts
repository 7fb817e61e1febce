import { storedFilter } from "@product/domain/filters/read-filter";
import type { FilterChoices } from "#features/filters/share/use-filter-words.ts";
import type { WorkerView } from "./schema.ts";

/** What the reader filters by, without where on the way through the pages they are. */
export type ShownView = Omit<WorkerView, "after" | "before">;
export type Choices = FilterChoices;

export const filterKeys = [
  "q",
  "status",
  "role",
  "town",
  "tag",
  "type",
  "entity",
] as const satisfies (keyof ShownView)[];

/** The address of a view: only what is filled in. */
export function queryOf(view: ShownView, more: { after: string } | { before: string } | object = {}): string {
  const filled = filterKeys.flatMap((key) => (view[key] ? [[key, view[key]] as [string, string]] : []));
  const tree = view.filter ? [["filter", JSON.stringify(storedFilter(view.filter))] as [string, string]] : [];
  const query = new URLSearchParams([...filled, ...tree, ...Object.entries<string>({ ...more })]);
  return query.size === 0 ? "" : `?${query}`;
}
