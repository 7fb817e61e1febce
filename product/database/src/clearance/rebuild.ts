/** Goes through many workers, some at a time, each time in a transaction of its own that asks for the next ones. */
import { and, asc, gt, sql } from "drizzle-orm";
import { enqueue } from "@product/database/jobs/queue";
import { workers } from "@product/database/tables/people/worker";
import type { Transaction } from "@product/database/write";
import { refreshClearance } from "./refresh.ts";

/** Everyone, or only those whom an import made or changed; those after `after`, in the order of their ids. */
export type Rebuild = { importId?: string | undefined; after?: string | undefined };

const workersAtOnce = 500;

/**
 * Queues a new clearance of all workers after a change of the rules. Two requests before it begins are served by one.
 */
export const askForRebuild = (tx: Transaction, rebuild: Rebuild = {}): Promise<void> =>
  enqueue(tx, {
    kind: "clearance.rebuild",
    payload: rebuild,
    uniqueKey: `${rebuild.importId ?? "everyone"} after ${rebuild.after ?? "nobody"}`,
  });

/** Says how many it looked at; none when everyone was. A batch that is done twice does no harm. */
export async function rebuildSome(tx: Transaction, rebuild: Rebuild, now: Date): Promise<number> {
  const { importId, after } = rebuild;
  const isTouched = importId
    ? sql`${workers.id} IN (SELECT worker_id FROM app.worker_import_change WHERE import_id = ${importId})`
    : undefined;
  const batch = await tx
    .select({ id: workers.id })
    .from(workers)
    .where(and(after ? gt(workers.id, after) : undefined, isTouched))
    .orderBy(asc(workers.id))
    .limit(workersAtOnce);
  const ids = batch.map(({ id }) => id);
  await refreshClearance(tx, ids, now);
  if (ids.length === workersAtOnce) await askForRebuild(tx, { ...rebuild, after: ids.at(-1) });
  return ids.length;
}
