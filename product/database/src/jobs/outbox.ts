/** Reads acts in commit order, none skipped: up to the oldest transaction still running, never by the highest id seen. */
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { database } from "@product/database/client";
import { acts, actSubjects, outboxCursors } from "@product/database/tables/ground/act";
import { inTransaction, type Transaction } from "@product/database/write";

export type OutboxEntry = { transaction: string; id: bigint; act: string; subjects: { kind: string; id: string }[] };
export type OutboxPosition = { transaction: string; id: bigint };

/** Acts after `position` that no running transaction can still precede. */
export async function outboxAfter(
  position: OutboxPosition,
  limit = 500,
  reader: Pick<Transaction, "select"> = database,
): Promise<OutboxEntry[]> {
  const rows = await reader
    .select({ transaction: acts.transaction, id: acts.id, act: acts.act })
    .from(acts)
    .where(
      and(sql`(${acts.transaction}, ${acts.id}) > (${position.transaction}::xid8, ${position.id})`, committedForGood),
    )
    .orderBy(asc(acts.transaction), asc(acts.id))
    .limit(limit);
  if (rows.length === 0) return [];
  const subjects = await reader
    .select()
    .from(actSubjects)
    .where(
      inArray(
        actSubjects.actId,
        rows.map((row) => row.id),
      ),
    );
  const byAct = Map.groupBy(subjects, (subject) => subject.actId);
  return rows.map((row) => ({
    ...row,
    subjects: (byAct.get(row.id) ?? []).map((subject) => ({ kind: subject.kind, id: subject.subjectId })),
  }));
}

/** Where a reader that cares only for what comes next begins. */
export async function outboxEnd(reader: Pick<Transaction, "select"> = database): Promise<OutboxPosition> {
  const [row] = await reader
    .select({ transaction: sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text` })
    .from(sql`(SELECT 1) AS now`);
  return { transaction: row!.transaction, id: 0n };
}

/** Hands the next acts to a named consumer and moves its cursor in the same transaction; one process at a time. A new consumer starts where `from` says. */
export const consumeOutbox = (
  consumer: string,
  handle: (entries: OutboxEntry[], tx: Transaction) => Promise<void>,
  { limit = 500, from = "beginning" }: { limit?: number; from?: "beginning" | "now" } = {},
): Promise<number> =>
  inTransaction(async (tx) => {
    const { transaction, id } = from === "now" ? await outboxEnd(tx) : { transaction: "0", id: 0n };
    await tx.insert(outboxCursors).values({ consumer, transaction, actId: id }).onConflictDoNothing();
    const [cursor] = await tx
      .select()
      .from(outboxCursors)
      .where(eq(outboxCursors.consumer, consumer))
      .for("update", { skipLocked: true });
    if (!cursor) return 0;
    const entries = await outboxAfter({ transaction: cursor.transaction, id: cursor.actId }, limit, tx);
    const last = entries.at(-1);
    if (!last) return 0;
    await handle(entries, tx);
    await tx
      .update(outboxCursors)
      .set({ transaction: last.transaction, actId: last.id })
      .where(eq(outboxCursors.consumer, consumer));
    return entries.length;
  });

const committedForGood = sql`${acts.transaction} < pg_snapshot_xmin(pg_current_snapshot())`;
