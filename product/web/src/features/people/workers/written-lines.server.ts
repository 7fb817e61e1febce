/** The lines of a file of workers that PostgreSQL writes, piece by piece so that memory stays flat. */
import { asc, desc, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { WorkerColumn } from "@product/domain/people/worker-columns";
import { database } from "@product/database/client";
import { firstInOrder } from "@product/database/filters/found-in-order";
import { workers } from "@product/database/tables/people/worker";
import { CannotGoOn, type Extract } from "./export.server.ts";
import { orderOf } from "./order.server.ts";
import { soughtBy } from "./queries.server.ts";
import { writtenLine } from "./written-columns.server.ts";

const perRead = 2000;

type Written = Extract & { columns: readonly WorkerColumn[] };

export async function* writtenLines(actor: Actor, { filter, sort, columns, locale }: Written): AsyncGenerator<string> {
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
    if (!read!.goesOn) throw new CannotGoOn();
    if (read!.lines) yield read!.lines;
    if (!read!.last) return;
    from = read!.last;
  }
}
