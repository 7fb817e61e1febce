import { asc, eq, sql } from "drizzle-orm";
import { accounts } from "@product/database/tables/access/account";
import { hoursMessages } from "@product/database/tables/day/hours";
import type { Transaction } from "#request/perform.ts";

/** Messages of both sides about each of these lines, the oldest first. */
export async function threadOf(reader: Pick<Transaction, "select">, ids: readonly string[]) {
  const rows = await reader
    .select({
      id: hoursMessages.id,
      assignmentId: hoursMessages.assignmentId,
      side: hoursMessages.side,
      text: hoursMessages.text,
      writtenAt: hoursMessages.writtenAt,
      author: accounts.name,
    })
    .from(hoursMessages)
    .leftJoin(accounts, eq(accounts.userId, hoursMessages.authorId))
    .where(sql`${hoursMessages.assignmentId} = ANY(${sql.param([...ids])}::uuid[])`)
    .orderBy(asc(hoursMessages.number));
  return Map.groupBy(rows, ({ assignmentId }) => assignmentId);
}
