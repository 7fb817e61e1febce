/** Finds those of whom the clearance says something, where the planner cannot know whether they are few or many. */
import { sql, type SQL } from "drizzle-orm";
import { conditionsOf, type Filter } from "@product/domain/filters/filter";
import type { Order } from "./found-in-order.ts";

export const furthestCount = 10_000;
/** So many are sooner gathered than met among a million. */
const fewerThanWalked = 2000;

/**
 * Some of whom the clearance says what it should, for a WITH; whether these are all; and that someone is among them. The planner
 * takes what is rarely said on these days for as common as it is on others, and would read everyone.
 */
export const some = (verdictQuery: SQL, most = furthestCount) => ({
  saidOfSome: sql`said AS MATERIALIZED (${verdictQuery} LIMIT ${most}),`,
  isAll: sql`((SELECT count(*) FROM said) < ${most})`,
  isSome: sql`worker.id = ANY(ARRAY(SELECT * FROM said))`,
});

/** How far to walk, and who need not be asked on the way: where all are known, whoever is not among them; where these are few, no one. */
export function few(verdictQuery: SQL, filter: Filter, order: Order) {
  const { isAll, ...known } = some(verdictQuery);
  const staysInIndex =
    order.holds.has("status") &&
    conditionsOf(filter).every(({ field }) => field === "clearance" || order.holds.has(field));
  const steps = (limit: number) =>
    sql`(CASE WHEN NOT ${isAll} THEN ${limit * (staysInIndex ? 150 : 50)}
      WHEN (SELECT count(*) FROM said) > ${fewerThanWalked} THEN ${limit * (staysInIndex ? 600 : 50)} ELSE 0 END)`;
  // As a sign that is asked of each, and not as a join.
  return { ...known, isAll, steps, mayBe: sql`(NOT ${isAll} OR (worker.id IN (SELECT * FROM said)) IS TRUE)` };
}
