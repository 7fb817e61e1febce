/** Whether workers are in a list, kept by hand or made by a filter, as a condition. */
import { and, eq, gte, isNull, or, sql, type SQL } from "drizzle-orm";
import { readFilter } from "@product/domain/filters/read-filter";
import { workerFields } from "@product/domain/filters/worker-fields";
import type { LocalDate } from "@product/domain/time/local-date";
import { compileFilter } from "@product/database/filters/compile";
import { workerColumns } from "@product/database/filters/worker-columns";
import { listMembers, lists } from "@product/database/tables/people/list";
import { workers } from "@product/database/tables/people/worker";
import type { Transaction } from "@product/database/write";

/** A list that is archived, has ended, or whose filter cannot be read any more holds nobody. */
export async function isInList(reader: Pick<Transaction, "select">, listId: string, today: LocalDate): Promise<SQL> {
  const isCurrent = and(isNull(lists.archivedAt), or(isNull(lists.expiresOn), gte(lists.expiresOn, today)));
  const [list] = await reader
    .select()
    .from(lists)
    .where(and(eq(lists.id, listId), isCurrent));
  if (!list) return sql`false`;
  if (list.kind === "static")
    return sql`${workers.id} IN (SELECT ${listMembers.workerId} FROM ${listMembers}
      WHERE ${listMembers.listId} = ${listId} AND ${listMembers.removedAt} IS NULL)`;
  const filter = readFilter(list.filter, workerFields);
  return filter ? (compileFilter(filter, workerColumns, today) ?? sql`true`) : sql`false`;
}
