import { clockNow, homeDay } from "#request/clock.ts";
import type { Actor } from "@product/domain/actor";
import { daysAskedIn } from "@product/domain/filters/can-work";
import type { Filter } from "@product/domain/filters/filter";
import type { Locale } from "@product/domain/locales";
import type { WorkerColumn } from "@product/domain/people/worker-columns";
import { perform } from "#request/perform.ts";
import { withClearance } from "./clearance-today.server.ts";
import { extractColumns } from "./share/extract-columns.ts";
import { messages } from "./messages.ts";
import { workerPage } from "./queries.server.ts";
import { withShifts } from "./shifts-beside.server.ts";
import { permittedPlaces } from "#request/who-may.ts";

const perRead = 1000;

/** A file that ends half way must not look whole. */
export class CannotGoOn extends Error {
  override message = "The worker from whom the file was to go on is gone";
}

export type Extract = {
  filter: Filter;
  sort: string | undefined;
  columns: readonly string[];
  locale: Locale;
};

/** The heading and the rows of a view, read piece by piece so that memory stays flat. */
export const workerExtract = async (actor: Actor, wanted: Extract): Promise<AsyncGenerator<string[][]>> =>
  extractRows(actor, await begunExtract(actor, wanted));

/** The part of the wanted extract that the actor may export. The export is recorded first. */
export async function begunExtract(actor: Actor, wanted: Extract): Promise<Extract> {
  const scope = permittedPlaces(actor, "worker.export", "entity");
  const name = `workers ${clockNow().toISOString()}`;
  await perform(actor, "worker.export", async ({ subject }) => {
    subject({ name, place: scope === "all" ? {} : { entity: scope } });
  });
  const within: Filter = { field: "entity", op: "in", values: scope === "all" ? [] : scope };
  return scope === "all" ? wanted : { ...wanted, filter: { and: [wanted.filter, within] } };
}

export const extractHeadings = (columns: readonly string[], locale: Locale): string[] =>
  extractColumns(columns as readonly WorkerColumn[]).map(({ heading }) => messages[heading][locale]);

export async function* extractRows(actor: Actor, extract: Extract): AsyncGenerator<string[][]> {
  const { filter, sort, columns, locale } = extract;
  yield [extractHeadings(columns, locale)];
  const written = extractColumns(columns as readonly WorkerColumn[]);
  const days = daysAskedIn(filter, homeDay());
  let after: string | undefined;
  for (;;) {
    const { rows, hasNext, hasPrevious } = await workerPage(actor, filter, locale, { after, sort }, perRead);
    // A page begins again then; a file would have people twice.
    if (after && !hasPrevious) throw new CannotGoOn();
    const cleared = columns.includes("clearance") ? await withClearance(actor, rows, days) : rows;
    const known = await withShifts(actor, cleared, columns);
    if (rows.length > 0) yield known.map((row) => written.map(({ text }) => text(row, locale) ?? ""));
    if (!hasNext) return;
    after = rows.at(-1)!.id;
  }
}
