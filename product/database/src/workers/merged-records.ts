/** Where several records of one person became one: the one that stays, and those that what was written before still names. */
import { eq, or, sql } from "drizzle-orm";
import { workers } from "@product/database/tables/people/worker";
import type { Transaction } from "@product/database/write";

type Reader = Pick<Transaction, "select">;

/** The record itself, and all that became part of it. */
export async function recordsOf(reader: Reader, workerId: string): Promise<string[]> {
  const found = await reader
    .select({ id: workers.id })
    .from(workers)
    .where(or(eq(workers.id, workerId), eq(workers.mergedInto, workerId)));
  return found.map(({ id }) => id);
}

/** The record that stays. */
export async function standingRecordOf(reader: Reader, workerId: string): Promise<string | undefined> {
  const [found] = await reader
    .select({ id: sql<string>`coalesce(${workers.mergedInto}, ${workers.id})` })
    .from(workers)
    .where(eq(workers.id, workerId));
  return found?.id;
}
