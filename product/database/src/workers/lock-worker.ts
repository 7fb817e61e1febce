import { asc, eq, inArray, type SQLWrapper } from "drizzle-orm";
import { Refused } from "@product/domain/refusals";
import { amongIds } from "@product/database/among";
import { workers } from "@product/database/tables/people/worker";
import type { Transaction } from "@product/database/write";

/** The worker, locked. Refused when someone saved after `version` was read. */
export async function lockWorker(tx: Transaction, id: string, version?: number) {
  const [worker] = await tx.select().from(workers).where(eq(workers.id, id)).for("update");
  if (!worker || isGone(worker) || (version !== undefined && worker.version !== version))
    throw new Refused({ code: "record.changed-meanwhile" });
  return worker;
}

/** Some of them, by their id; always in the same order, so that two who lock some of the same wait for each other. */
export async function lockWorkers(tx: Transaction, ids: readonly string[]) {
  const found = await tx
    .select()
    .from(workers)
    .where(amongIds(workers.id, [...new Set(ids)]))
    .orderBy(asc(workers.id))
    .for("update");
  if (found.length < new Set(ids).size || found.some(isGone)) throw new Refused({ code: "record.changed-meanwhile" });
  return new Map(found.map((worker) => [worker.id, worker]));
}

/** All whom this finds, gone or not, in the same order. */
export async function lockWorkersIn(tx: Transaction, theirIds: SQLWrapper): Promise<void> {
  await tx
    .select({ id: workers.id })
    .from(workers)
    .where(inArray(workers.id, theirIds))
    .orderBy(asc(workers.id))
    .for("update");
}

/** A record may no longer be written if it was merged, blocked or erased while a form stood open. */
const isGone = ({ mergedInto, status }: typeof workers.$inferSelect): boolean =>
  mergedInto !== null || status === "data_blocked" || status === "erased";
