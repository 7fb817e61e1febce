import type { Filter } from "@product/domain/filters/filter";
import { storedFilter } from "@product/domain/filters/read-filter";

/** Where people are added to a list: any screen leads there, with workers named one by one or with a filter that finds them. */
export function addToListAddress(chosen: { workers: readonly string[] } | { filter: Filter }): string {
  const query =
    "filter" in chosen
      ? [["filter", JSON.stringify(storedFilter(chosen.filter))]]
      : chosen.workers.map((id) => ["worker", id]);
  return `/admin/lists/add?${new URLSearchParams(query)}`;
}
