import { z } from "zod";
import type { Filter } from "@product/domain/filters/filter";
import { densities, layouts, layoutsOf, type ListKind } from "@product/domain/filters/list-kind";
import { readFilter } from "@product/domain/filters/read-filter";
import { askedId, askedText } from "#request/forms/asked.ts";

const longestFilter = 6000;
const longestShort = 120;

/** A filter that cannot be read finds nothing; otherwise a broken link would show every record as if it matched. */
function filterIn(written: string, { fields }: ListKind): Filter {
  try {
    return readFilter(JSON.parse(written), fields) ?? nothing;
  } catch {
    return nothing;
  }
}
const nothing: Filter = { or: [] };

/** The parameters in the address of any list; invalid values are ignored. */
const addressed = z.object({
  q: askedText(200),
  /** A filter beyond the short words: a whole tree, as it would be stored. */
  filter: z
    .string()
    .max(longestFilter)
    .optional()
    .catch(() => ""),
  sort: z.string().optional().catch(undefined),
  columns: z.string().max(300).optional().catch(undefined),
  density: z.enum(densities).optional().catch(undefined),
  layout: z.enum(layouts).optional().catch(undefined),
  /** The saved view that all this began from; `all` is none, even for those who have one of their own to begin with. */
  view: z
    .union([z.literal("all"), z.uuid()])
    .optional()
    .catch(undefined),
  /** The record at the end of the page before, or at the beginning of the page after: an id, so that no name stands in an address. */
  after: askedId,
  before: askedId,
});

/** The state of a list: its filter, its look, and the position within its pages. */
export type AskedView = ReturnType<typeof viewIn>;

export function viewIn(kind: ListKind, { searchParams }: Pick<URL, "searchParams">) {
  const { filter, sort, columns, layout, ...otherFields } = addressed.parse({
    ...Object.fromEntries(searchParams),
    ...(searchParams.has("columns") && { columns: searchParams.getAll("columns").join(",") }),
  });
  const wanted = columns?.split(",");
  return {
    ...otherFields,
    short: shortIn(kind, searchParams),
    filter: filter === undefined ? undefined : filterIn(filter, kind),
    sort: sort !== undefined && kind.orders.includes(sort) ? sort : undefined,
    layout: layout !== undefined && layoutsOf(kind).includes(layout) ? layout : undefined,
    columns: wanted && kind.columns.filter((key) => wanted.includes(key)),
  };
}

function shortIn({ short }: ListKind, searchParams: URLSearchParams): Readonly<Record<string, string>> {
  const entries = Object.keys(short).map((word): [string, string] => {
    const typed = (searchParams.get(word) ?? "").replaceAll("\0", "").trim();
    return [word, typed.length <= longestShort && typed !== "" && short[word]!(typed) ? typed : ""];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== ""));
}
