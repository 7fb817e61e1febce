/** Which clients do not want whom: by lists kept by hand, and by those that a filter makes. */
import { and, eq, gte, inArray, isNotNull, isNull, or } from "drizzle-orm";
import { readFilter } from "@product/domain/filters/read-filter";
import { workerFields } from "@product/domain/filters/worker-fields";
import type { LocalDate } from "@product/domain/time/local-date";
import { compileFilter } from "@product/database/filters/compile";
import { workerColumns } from "@product/database/filters/worker-columns";
import { listMembers, lists } from "@product/database/tables/list";
import { workers } from "@product/database/tables/worker";
import type { Transaction } from "@product/database/write";

/** `days` says which day it is for each of them, which decides what lists still count. */
export async function readRefusals(
  reader: Pick<Transaction, "select">,
  days: ReadonlyMap<string, LocalDate>,
): Promise<Map<string, string[]>> {
  const refused = new Map<string, string[]>();
  for (const [today, some] of Map.groupBy(days, ([, day]) => day)) {
    const ids = some.map(([id]) => id);
    for (const [id, clients] of await refusalsOn(reader, ids, today)) refused.set(id, clients);
  }
  return refused;
}

async function refusalsOn(
  reader: Pick<Transaction, "select">,
  ids: string[],
  today: LocalDate,
): Promise<Map<string, string[]>> {
  const standing = await reader
    .select()
    .from(lists)
    .where(
      and(
        eq(lists.purpose, "deny"),
        isNotNull(lists.clientId),
        isNull(lists.archivedAt),
        or(isNull(lists.expiresOn), gte(lists.expiresOn, today)),
      ),
    );
  const refused = new Map<string, string[]>();
  for (const { id, kind, clientId, filter: stored } of standing) {
    const filter = kind === "dynamic" ? readFilter(stored, workerFields) : undefined;
    // What a filter cannot be read from any more finds nobody.
    if (kind === "dynamic" && !filter) continue;
    const members = filter
      ? await reader
          .select({ workerId: workers.id })
          .from(workers)
          .where(and(inArray(workers.id, ids), compileFilter(filter, workerColumns, today)))
      : await reader
          .select({ workerId: listMembers.workerId })
          .from(listMembers)
          .where(and(eq(listMembers.listId, id), inArray(listMembers.workerId, ids), isNull(listMembers.removedAt)));
    for (const { workerId } of members) refused.set(workerId, [...(refused.get(workerId) ?? []), clientId!]);
  }
  return refused;
}
