import { eq } from "drizzle-orm";
import { Refused } from "@product/domain/refusals";
import { workers } from "@product/database/tables/worker";
import type { Transaction } from "@product/database/write";

/** The worker, locked. Refused when someone saved after `version` was read. */
export async function lockWorker(tx: Transaction, id: string, version?: number) {
  const [worker] = await tx.select().from(workers).where(eq(workers.id, id)).for("update");
  // Of whom everything was sealed away or destroyed while a form stood open, nothing may be written any more.
  const isGone = !worker || worker.mergedInto || worker.status === "data_blocked" || worker.status === "erased";
  if (isGone || (version !== undefined && worker.version !== version))
    throw new Refused({ code: "record.changed-meanwhile" });
  return worker;
}
