/** Finds the first so many workers in an order, whichever way is the shorter. */
import { sql, type SQL } from "drizzle-orm";
import { asksOfWork } from "@product/domain/filters/can-work";
import { conditionsOf, type Filter } from "@product/domain/filters/filter";
import type { Locale } from "@product/domain/locales";
import { plannedByValues } from "@product/database/naming-client";
import { few, furthestCount, some } from "./said-in-order.ts";

/**
 * The exact condition of a list, the part of it that indexes know, and a query for the workers whose clearance meets
 * it.
 */
export type Sought = { filter: Filter; exactly: SQL; narrowing: SQL | undefined; verdictQuery: SQL | undefined };
/** The sort key of the list, besides the id: spelled as in its index, for a table by its name. */
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
export function firstInOrder({
  filter,
  exactly,
  narrowing,
  verdictQuery,
  order,
  from,
  isBackwards,
  limit,
}: InOrder): SQL {
  const { key } = order;
  const isDown = order.isDescending !== isBackwards;
  const direction = sql.raw(isDown ? "DESC" : "ASC");
  const sorted = sql`ORDER BY ${key("worker")} ${direction}, worker.id ${direction}`;
  const place = from ? beyond(from, order, isDown) : sql`true`;
  if (conditionsOf(filter).length === 0) return sql`(${exactly} AND ${place})`;
  if (!narrowing)
    return sql`(worker.id IN (SELECT id FROM app.worker WHERE ${exactly} AND ${place} ${sorted} LIMIT ${limit}))`;
  const { saidOfSome, isAll, isSome, steps, mayBe } = verdictQuery
    ? few(verdictQuery, filter, order)
    : unsaid(filter, order);
  const walked = sql`SELECT id FROM (SELECT * FROM app.worker WHERE ${place} ${sorted}
    LIMIT ${steps(limit)}) worker WHERE ${mayBe} AND ${exactly} ${sorted} LIMIT ${limit}`;
  const isShort = sql`(SELECT count(*) FROM walked) < ${limit}`;
  const gathered = (known: SQL) =>
    sql`SELECT id, ${key("worker")} AS place FROM app.worker WHERE ${isShort} AND ${known} AND ${exactly} AND ${place}`;
  const everyone = verdictQuery
    ? sql`${gathered(sql`${isAll} AND ${isSome}`)} UNION ALL ${gathered(sql`NOT ${isAll} AND ${narrowing}`)}`
    : gathered(narrowing);
  return sql`(worker.id IN (WITH ${saidOfSome} walked AS MATERIALIZED (${walked}), gathered AS MATERIALIZED (${everyone})
    SELECT id FROM walked WHERE (SELECT count(*) FROM walked) >= ${limit} UNION ALL
    (SELECT id FROM gathered ORDER BY place ${direction}, id ${direction} LIMIT ${limit})))`;
}

/**
 * The number of records, or `most` when there are more. For a clearance condition, counting among half as many again is
 * mostly enough; otherwise the count goes further, and at last among all.
 */
export function countUpTo(most: number, sought: Sought): SQL<number> {
  const all = countAll(most, sought);
  const { verdictQuery } = sought;
  if (!verdictQuery) return all;
  const further = countAmong(some(verdictQuery), most, sought, all);
  return countAmong(some(verdictQuery, Math.ceil(most * 1.5)), most, sought, further);
}

const countAmong = (
  { saidOfSome, isAll, isSome }: ReturnType<typeof some>,
  most: number,
  { exactly }: Sought,
  otherwise: SQL<number>,
) =>
  sql<number>`(WITH ${saidOfSome} met AS MATERIALIZED (SELECT (SELECT count(*)::int
      FROM (SELECT 1 FROM app.worker WHERE ${isSome} AND ${exactly} LIMIT ${most}) AS found) AS n)
    SELECT CASE WHEN n >= ${most} OR ${isAll} THEN n ELSE ${otherwise} END FROM met)`;

function countAll(most: number, { filter, exactly, narrowing }: Sought): SQL<number> {
  const upTo = (workers: SQL) => sql`(SELECT count(*)::int FROM (SELECT 1 FROM ${workers} LIMIT ${most}) AS found)`;
  const gathered = upTo(sql`app.worker WHERE ${exactly} AND ${narrowing ?? sql`true`}`);
  // Gathering all who have a common role, or can work, takes longer than to meet enough of them.
  if (!narrowing || !conditionsOf(filter).some((each) => each.field === "roles" || asksOfWork(each)))
    return sql<number>`${gathered}`;
  const walked = upTo(sql`(SELECT * FROM app.worker LIMIT ${furthestCount}) worker WHERE ${exactly}`);
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

const unsaid = (filter: Filter, order: Order) => ({
  // Planned for any word, a rare one would be looked for among all.
  saidOfSome: sql.raw(plannedByValues),
  isAll: sql`true`,
  isSome: sql`true`,
  steps: (limit: number) => sql`${limit * stepsPerRow(filter, order)}`,
  mayBe: sql`true`,
});

// Into the table, a step costs seven times as much.
const stepsPerRow = (filter: Filter, { holds }: Order) =>
  conditionsOf(filter).every(({ field }) => holds.has(field)) ? 400 : 50;
