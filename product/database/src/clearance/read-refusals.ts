/** Which clients do not want whom, and who is on the lists that places ask for: kept by hand, or made by a filter. */
import { and, eq, gte, inArray, isNotNull, isNull, or } from "drizzle-orm";
import { readFilter } from "@product/domain/filters/read-filter";
import { workerFields } from "@product/domain/filters/worker-fields";
import type { LocalDate } from "@product/domain/time/local-date";
import { compileFilter } from "@product/database/filters/compile";
import { workerColumns } from "@product/database/filters/worker-columns";
import { slots } from "@product/database/tables/planning/event";
import { listMembers, lists } from "@product/database/tables/people/list";
import { workers } from "@product/database/tables/people/worker";
import type { Transaction } from "@product/database/write";

type Reader = Pick<Transaction, "select">;
/** Which day it is for each of them, which decides what lists still count. */
type Days = ReadonlyMap<string, LocalDate>;
type List = typeof lists.$inferSelect;

/** The clients that do not want each of them. */
export const readRefusals = (reader: Reader, days: Days): Promise<Map<string, string[]>> =>
  eachDay(days, async (ids, today) => {
    const denying = await reader
      .select()
      .from(lists)
      .where(and(eq(lists.purpose, "deny"), isNotNull(lists.clientId), isStanding(today)));
    return onThese(reader, denying, ids, today, ({ clientId }) => clientId!);
  });

/** Of the lists that some place asks for, those that each of them is on. */
export const readListsAskedFor = (reader: Reader, days: Days): Promise<Map<string, string[]>> =>
  eachDay(days, async (ids, today) => {
    const wanted = reader.select({ id: slots.listId }).from(slots).where(isNotNull(slots.listId));
    const asked = await reader
      .select()
      .from(lists)
      .where(and(inArray(lists.id, wanted), isStanding(today)));
    return onThese(reader, asked, ids, today, ({ id }) => id);
  });

const isStanding = (today: LocalDate) =>
  and(isNull(lists.archivedAt), or(isNull(lists.expiresOn), gte(lists.expiresOn, today)));

async function eachDay(days: Days, read: (ids: string[], today: LocalDate) => Promise<Map<string, string[]>>) {
  const found = new Map<string, string[]>();
  for (const [today, some] of Map.groupBy(days, ([, day]) => day)) {
    const ids = some.map(([id]) => id);
    for (const [id, told] of await read(ids, today)) found.set(id, told);
  }
  return found;
}

/** By worker, what is to be told of each list that they are on. */
async function onThese(
  reader: Reader,
  standing: readonly List[],
  ids: string[],
  today: LocalDate,
  told: (list: List) => string,
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const list of standing)
    for (const { workerId } of await membersOf(reader, list, ids, today))
      found.set(workerId, [...(found.get(workerId) ?? []), told(list)]);
  return found;
}

async function membersOf(reader: Reader, { id, kind, filter: stored }: List, ids: string[], today: LocalDate) {
  if (kind === "static")
    return reader
      .select({ workerId: listMembers.workerId })
      .from(listMembers)
      .where(and(eq(listMembers.listId, id), inArray(listMembers.workerId, ids), isNull(listMembers.removedAt)));
  const filter = readFilter(stored, workerFields);
  // What a filter cannot be read from any more finds nobody.
  if (!filter) return [];
  return reader
    .select({ workerId: workers.id })
    .from(workers)
    .where(and(inArray(workers.id, ids), compileFilter(filter, workerColumns, today)));
}
