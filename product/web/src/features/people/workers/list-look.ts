/** How someone last wanted to see the list: kept in a cookie, since it is theirs, of one browser, and no record of the house. */
import {
  usualColumns,
  workerColumnKeys,
  workerDensities,
  workerLayouts,
  type WorkerColumn,
  type WorkerDensity,
  type WorkerLayout,
} from "@product/domain/people/worker-columns";
import type { ShownView } from "./share/shown-view.ts";

export type Look = {
  columns: readonly WorkerColumn[];
  density: WorkerDensity;
  layout: WorkerLayout;
  /** Nobody chose other columns. */
  isUsual: boolean;
};

const cookie = "worker-list-look";
const keptForSeconds = 365 * 86_400;

/** What the address says, else what was last wanted, else what is usual; of columns, those that there are for the reader. */
export function lookOf(view: ShownView, request: Request, available: readonly WorkerColumn[]): Look {
  const last = lastWanted(request);
  const chosen = view.columns ?? last.columns;
  return {
    columns: (chosen ?? usualColumns).filter((column) => available.includes(column)),
    density: view.density ?? last.density ?? "regular",
    layout: view.layout ?? last.layout ?? "table",
    isUsual: chosen === undefined || chosen.join() === usualColumns.join(),
  };
}

/** The headers that keep what the address asked for; none where it asked for nothing new. */
export function keepLook(asked: ShownView, request: Request): Record<string, string> {
  const last = lastWanted(request);
  const columns = asked.columns ?? last.columns;
  const density = asked.density ?? last.density;
  const layout = asked.layout ?? last.layout;
  const next = [columns?.join("+") ?? "", density ?? "", layout ?? ""].join(".");
  const isNew = (asked.columns ?? asked.density ?? asked.layout) !== undefined && next !== writtenIn(request);
  return isNew ? { "Set-Cookie": `${cookie}=${next}; Path=/; Max-Age=${keptForSeconds}; HttpOnly; SameSite=Lax` } : {};
}

function lastWanted(request: Request): Partial<Omit<Look, "isUsual">> {
  const [columns = "", density, layout] = writtenIn(request).split(".");
  const known = columns.split("+");
  return {
    ...(columns && { columns: workerColumnKeys.filter((key) => known.includes(key)) }),
    ...oneOf("density", workerDensities, density),
    ...oneOf("layout", workerLayouts, layout),
  };
}

const oneOf = <Key extends string, Word extends string>(key: Key, words: readonly Word[], text: string | undefined) =>
  words.includes(text as Word) ? ({ [key]: text } as Record<Key, Word>) : {};

const writtenIn = (request: Request): string =>
  request.headers.get("cookie")?.match(/(?:^|;\s*)worker-list-look=([\w+.-]*)/)?.[1] ?? "";
