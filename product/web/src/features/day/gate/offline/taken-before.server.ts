import { and, eq, sql } from "drizzle-orm";
import { amongIds } from "@product/database/among";
import { database } from "@product/database/client";
import { scanConflicts } from "@product/database/tables/day/device";
import { punches } from "@product/database/tables/day/punch";
import { workers } from "@product/database/tables/people/worker";

type TakenBefore = { is: "written" | "aside"; workerId: string | null };

/** True if the punch belongs to another worker, where both workers are known. */
export const isOfAnother = ({ workerId }: TakenBefore, scannedWorkerId: string | undefined): boolean =>
  workerId !== null && scannedWorkerId !== undefined && workerId !== scannedWorkerId;

/** A scan that was set aside stays so: the office may have settled it by hand since. */
export async function takenBefore(clients: readonly string[]): Promise<Map<string, TakenBefore>> {
  const standing = sql<string>`coalesce(${workers.mergedInto}, ${workers.id})`;
  const written = await database
    .select({ client: punches.clientId, workerId: standing })
    .from(punches)
    .innerJoin(workers, eq(workers.id, punches.workerId))
    .where(amongIds(punches.clientId, clients));
  const aside = await database
    .select({ client: scanConflicts.clientId, workerId: sql<string | null>`${standing}` })
    .from(scanConflicts)
    .leftJoin(workers, eq(workers.id, scanConflicts.workerId))
    .where(and(amongIds(scanConflicts.clientId, clients), eq(scanConflicts.isWritten, false)));
  const taken = new Map<string, TakenBefore>();
  for (const { client, workerId } of aside) taken.set(client, { is: "aside", workerId });
  for (const { client, workerId } of written) taken.set(client, { is: "written", workerId });
  return taken;
}
