/** Finds the first so many workers in an order, whichever way is the shorter. */
import { sql, type SQL } from "drizzle-orm";
import { conditionsOf, type Filter } from "@product/domain/filters/filter";
import type { Locale } from "@product/domain/locales";

/** What is true of those to be found, and what indexes know of them. */
export type Sought = { filter: Filter; exactly: SQL; narrowed: SQL | undefined };
/** What the list is sorted by, besides the id: as an index has it, for a table by its name. */
export type Order = {
  isDescending: boolean;
  key: (table: "worker" | "last") => SQL;
  /** Fields that its index holds besides, so that a walk in this order need not look into the table for them. */
  holds: ReadonlySet<string>;
};
export type InOrder = Sought & {
  order: Order;
  /** The worker beyond whom to look. */
  from: string | undefined;
  isBackwards: boolean;
  limit: number;
};

/**
 * A condition that is true of the first so many. Common words are met soon on a walk through all in order; rare ones are
 * quicker gathered by their indexes and sorted. Which of them a word is shows on the walk itself: it goes only so far. The
 * planner cannot choose: it takes the Smiths, who all stand at one place, for spread over all the names.
 */
export function firstInOrder({ filter, exactly, narrowed, order, from, isBackwards, limit }: InOrder): SQL {
  const { key } = order;
  const isDown = order.isDescending !== isBackwards;
  const direction = sql.raw(isDown ? "DESC" : "ASC");
  const sorted = sql`ORDER BY ${key("worker")} ${direction}, worker.id ${direction}`;
  const place = from ? beyond(from, order, isDown) : sql`true`;
  if (conditionsOf(filter).length === 0) return sql`(${exactly} AND ${place})`;
  if (!narrowed)
    return sql`(worker.id IN (SELECT id FROM app.worker WHERE ${exactly} AND ${place} ${sorted} LIMIT ${limit}))`;
  const walked = sql`SELECT id FROM (SELECT * FROM app.worker WHERE ${place} ${sorted}
    LIMIT ${limit * stepsPerRow(filter, order)}) worker WHERE ${exactly} ${sorted} LIMIT ${limit}`;
  const gathered = sql`SELECT id, ${key("worker")} AS place FROM app.worker WHERE (SELECT count(*) FROM walked) < ${limit}
    AND ${exactly} AND ${narrowed} AND ${place}`;
  return sql`(worker.id IN (WITH walked AS MATERIALIZED (${walked}), gathered AS MATERIALIZED (${gathered})
    SELECT id FROM walked WHERE (SELECT count(*) FROM walked) >= ${limit} UNION ALL
    (SELECT id FROM gathered ORDER BY place ${direction}, id ${direction} LIMIT ${limit})))`;
}

/** How many there are, or the most when there are more. */
export function countUpTo(most: number, { filter, exactly, narrowed }: Sought): SQL<number> {
  const some = (workers: SQL) => sql`(SELECT count(*)::int FROM (SELECT 1 FROM ${workers} LIMIT ${most}) AS found)`;
  const gathered = some(sql`app.worker WHERE ${exactly} AND ${narrowed ?? sql`true`}`);
  // Gathering all who have a common role takes longer than to meet enough of them.
  if (!narrowed || !conditionsOf(filter).some(({ field }) => field === "roles")) return sql<number>`${gathered}`;
  const walked = some(sql`(SELECT * FROM app.worker LIMIT ${furthestCount}) worker WHERE ${exactly}`);
  return sql<number>`(WITH walked AS MATERIALIZED (SELECT ${walked} AS n)
    SELECT CASE WHEN n >= ${most} THEN n ELSE ${gathered} END FROM walked)`;
}

/** Surnames first, in the order of a language. */
export const byName = (locale: Locale): Order => ({
  isDescending: false,
  key: (table) => sql.raw(`${table}.listed_name COLLATE "${locale}-x-icu"`),
  holds: new Set(["name", "status", "entity"]),
});

const beyond = (from: string, { key }: Order, isDown: boolean): SQL =>
  sql`(${key("worker")}, worker.id) ${sql.raw(isDown ? "<" : ">")}
    (SELECT ${key("last")}, last.id FROM app.worker last WHERE last.id = ${from})`;

// Into the table, a step costs seven times as much.
const stepsPerRow = (filter: Filter, { holds }: Order) =>
  conditionsOf(filter).every(({ field }) => holds.has(field)) ? 400 : 50;
const furthestCount = 10_000;
