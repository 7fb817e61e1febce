/** How someone last wanted to see the list: kept in a cookie, since it is theirs, of one browser, and no record of the house. */
import { densities, layoutsOf, type Density, type Layout, type ListKind } from "@product/domain/filters/list-kind";
import type { ShownView } from "./shown-view.ts";

export type Look = {
  columns: readonly string[];
  density: Density;
  layout: Layout;
  /** Nobody chose other columns. */
  isUsual: boolean;
};

const cookieOf = ({ record }: ListKind) => `${record}-list-look`;
const keptForSeconds = 365 * 86_400;

/** The look from the address, else the last one wanted, else the usual one; only with columns that the reader has. */
export function lookOf(kind: ListKind, view: ShownView, request: Request, available: readonly string[]): Look {
  const last = lastWanted(kind, request);
  const chosen = view.columns ?? last.columns;
  return {
    columns: (chosen ?? kind.usualColumns).filter((column) => available.includes(column)),
    density: view.density ?? last.density ?? "regular",
    layout: layoutOf(kind, view, request),
    isUsual: chosen === undefined || chosen.join() === kind.usualColumns.join(),
  };
}

/** The same of the layout alone, which decides what has to be read. A list that draws less than another of its kind is a table. */
export function layoutOf(kind: ListKind, view: ShownView, request: Request): Layout {
  const wanted = view.layout ?? lastWanted(kind, request).layout ?? "table";
  return layoutsOf(kind).includes(wanted) ? wanted : "table";
}

/** The headers that keep what the address asked for; none where it asked for nothing new. */
export function keepLook(kind: ListKind, requestedView: ShownView, request: Request): Record<string, string> {
  const last = lastWanted(kind, request);
  const columns = requestedView.columns ?? last.columns;
  const density = requestedView.density ?? last.density;
  const layout = requestedView.layout ?? last.layout;
  const next = [columns?.join("+") ?? "", density ?? "", layout ?? ""].join(".");
  const isNew =
    (requestedView.columns ?? requestedView.density ?? requestedView.layout) !== undefined &&
    next !== writtenIn(kind, request);
  return isNew
    ? { "Set-Cookie": `${cookieOf(kind)}=${next}; Path=/; Max-Age=${keptForSeconds}; HttpOnly; SameSite=Lax` }
    : {};
}

function lastWanted(kind: ListKind, request: Request): Partial<Omit<Look, "isUsual">> {
  const [columns = "", density, layout] = writtenIn(kind, request).split(".");
  const known = columns.split("+");
  return {
    ...(columns && { columns: kind.columns.filter((key) => known.includes(key)) }),
    ...oneOf("density", densities, density),
    ...oneOf("layout", layoutsOf(kind), layout),
  };
}

const oneOf = <Key extends string, Word extends string>(key: Key, words: readonly Word[], text: string | undefined) =>
  words.includes(text as Word) ? ({ [key]: text } as Record<Key, Word>) : {};

const writtenIn = (kind: ListKind, request: Request): string =>
  (request.headers.get("cookie") ?? "")
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${cookieOf(kind)}=`))
    ?.slice(cookieOf(kind).length + 1)
    .match(/^[\w+.-]*$/)?.[0] ?? "";
