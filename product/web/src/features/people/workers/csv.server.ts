/** The CSV of a view: by PostgreSQL where it can write each column, else from the rows of the extract. */
import { asc, desc, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { WorkerColumn } from "@product/domain/people/worker-columns";
import { database } from "@product/database/client";
import { firstInOrder } from "@product/database/filters/found-in-order";
import { workers } from "@product/database/tables/people/worker";
import { byteOrderMark, csvFile, csvLineIn } from "#features/ground/listing/share/csv.ts";
import { begunExtract, extractHeadings, extractRows, type Extract } from "./export.server.ts";
import { orderOf } from "./order.server.ts";
import { soughtBy } from "./queries.server.ts";
import { isWritten, writtenLine } from "./written-columns.server.ts";

const perRead = 2000;

export async function workerCsv(actor: Actor, wanted: Extract): Promise<AsyncGenerator<string>> {
  const extract = await begunExtract(actor, wanted);
  const { columns, locale } = extract;
  return isWritten(columns)
    ? writtenLines(actor, { ...extract, columns })
    : csvFile(extractRows(actor, extract), locale);
}

type Written = Extract & { columns: readonly WorkerColumn[] };

async function* writtenLines(actor: Actor, { filter, sort, columns, locale }: Written): AsyncGenerator<string> {
  yield byteOrderMark + csvLineIn(locale)(extractHeadings(columns, locale));
  const order = orderOf(sort ?? "name", locale);
  const direction = order.isDescending ? desc : asc;
  const line = writtenLine(actor, columns, locale).as("line");
  let from: string | undefined;
  for (;;) {
    const found = firstInOrder({ ...soughtBy(filter, actor), order, from, isBackwards: false, limit: perRead });
    const some = database
      .select({ id: workers.id, line })
      .from(workers)
      .where(found)
      .orderBy(direction(order.key("worker")), direction(workers.id))
      .limit(perRead)
      .as("some");
    const [read] = await database
      .select({
        lines: sql<string | null>`string_agg(${some.line}, '')`,
        last: sql<string | null>`(array_agg(${some.id}))[${perRead}]`,
        goesOn: from ? sql<boolean>`EXISTS (SELECT FROM app.worker last WHERE last.id = ${from})` : sql<boolean>`true`,
      })
      .from(some);
    // A file that ends half way must not look whole.
    if (!read!.goesOn) throw new Error("The worker from whom the file was to go on is gone");
    if (read!.lines) yield read!.lines;
    if (!read!.last) return;
    from = read!.last;
  }
}
