import { eq, sql } from "drizzle-orm";
import { database } from "@product/database/client";
import { verifyRegister } from "@product/database/register/verify";
import { punches, punchSeals } from "@product/database/tables/day/punch";
import type { Holder } from "#features/day/pass/queries.server.ts";

/** Reads the chains again in which the punches of a worker lie: how many of theirs are sealed, and whether one was altered or removed. */
export async function checkedRegister({ workerId }: Holder, now: Date) {
  const entityRows = await database
    .select({
      entityId: punches.legalEntityId,
      ids: sql<string[]>`array_agg(${punches.id})`,
      sealed: sql<number>`count(${punchSeals.punchId})::int`,
    })
    .from(punches)
    .leftJoin(punchSeals, eq(punchSeals.punchId, punches.id))
    .where(eq(punches.workerId, workerId))
    .groupBy(punches.legalEntityId);
  const verdicts = await Promise.all(entityRows.map(({ entityId }) => verifyRegister(entityId, now)));
  const own = new Set(entityRows.flatMap(({ ids }) => ids));
  // A removed punch is no longer among the worker's own: any such fault of the chain counts as theirs.
  const faults = verdicts
    .flatMap((verdict) => verdict.faults)
    .filter((fault) => fault.fault === "removed" || fault.fault === "seal-missing" || own.has(fault.punchId));
  return { sealed: entityRows.reduce((sum, { sealed }) => sum + sealed, 0), faults: faults.length };
}
