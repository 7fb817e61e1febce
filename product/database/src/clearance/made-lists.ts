/** Members of the lists that a filter makes, for lists that keep people away or that places ask for. */
import { and } from "drizzle-orm";
import { readFilter } from "@product/domain/filters/read-filter";
import { workerFields } from "@product/domain/filters/worker-fields";
import type { LocalDate } from "@product/domain/time/local-date";
import { amongIds } from "@product/database/among";
import { compileFilter } from "@product/database/filters/compile";
import { workerColumns } from "@product/database/filters/worker-columns";
import { workers } from "@product/database/tables/people/worker";
import type { Transaction } from "@product/database/write";
import type { ListAsked, WorkerAsked } from "./facts-asked.ts";

type Reader = Pick<Transaction, "select">;
/** Which day it is for each of them decides what a filter finds. */
type Asked = Pick<WorkerAsked, "id" | "madeLists"> & { today: LocalDate };

export async function readMadeLists(reader: Reader, people: readonly Asked[]): Promise<Map<string, ListAsked[]>> {
  const found = new Map<string, ListAsked[]>();
  for (const [today, some] of Map.groupBy(people, (worker) => worker.today))
    for (const list of some[0]!.madeLists)
      for (const { id } of await membersOf(reader, list.filter, some, today))
        found.set(id, [...(found.get(id) ?? []), list]);
  return found;
}

async function membersOf(reader: Reader, stored: unknown, people: readonly Asked[], today: LocalDate) {
  const filter = readFilter(stored, workerFields);
  // A filter that can no longer be read has no members.
  if (!filter) return [];
  const among = amongIds(
    workers.id,
    people.map(({ id }) => id),
  );
  return reader
    .select({ id: workers.id })
    .from(workers)
    .where(and(among, compileFilter(filter, workerColumns, today)));
}
