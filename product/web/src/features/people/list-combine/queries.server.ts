import { sql, type SQL } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { Filter } from "@product/domain/filters/filter";
import { readFilter, storedFilter } from "@product/domain/filters/read-filter";
import { workerFields } from "@product/domain/filters/worker-fields";
import { combined, type Combination } from "@product/domain/people/lists";
import { filterOf, listsWith, membersSeen, type List } from "#features/people/lists/queries.server.ts";

/** The lists in the order they were named; undefined unless all are there and the reader sees who is in each. */
export async function listsToCombine(actor: Actor, ids: readonly string[]): Promise<List[] | undefined> {
  if (ids.length < 2) return undefined;
  const found = new Map((await listsWith(actor, ids)).map((list) => [list.id, list]));
  const inOrder = ids.map((id) => found.get(id)).filter((list) => list !== undefined);
  const isAll = inOrder.length === ids.length && inOrder.every((list) => membersSeen(actor, list));
  return isAll ? inOrder : undefined;
}

/** The members of the combined list, among the workers whom the reader may see. */
export function combinedMembers(actor: Actor, how: Combination, lists: readonly List[]): SQL {
  const [first, ...others] = lists.map((list) => membersSeen(actor, list)!);
  const joined = (word: SQL) => sql.join(others, word);
  if (how === "union") return sql`(${first} OR ${joined(sql` OR `)})`;
  if (how === "intersection") return sql`(${first} AND ${joined(sql` AND `)})`;
  return sql`(${first} AND NOT (${joined(sql` OR `)}))`;
}

/** The filter that does the same for lists by filter; undefined where one is not, or where it grows too large to be kept. */
export function combinedFilter(how: Combination, lists: readonly List[]): Filter | undefined {
  const filters = lists.map(filterOf).filter((filter) => filter !== undefined);
  if (filters.length < lists.length) return undefined;
  return readFilter(storedFilter(combined(how, filters as [Filter, ...Filter[]])), workerFields);
}
