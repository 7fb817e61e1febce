import type { Filter, FilterFields } from "./filter.ts";
import { readFilter } from "./read-filter.ts";

export const longestFilterText = 50_000;

/** A filter as a form sends it; undefined when the text is none. */
export function filterFromText(text: string, fields: FilterFields): Filter | undefined {
  if (text.length > longestFilterText) return undefined;
  try {
    return readFilter(JSON.parse(text), fields);
  } catch {
    return undefined;
  }
}
