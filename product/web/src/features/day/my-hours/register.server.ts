import { eq, sql } from "drizzle-orm";
import { database } from "@product/database/client";
import { verifyRegister } from "@product/database/register/verify";
import { punches, punchSeals } from "@product/database/tables/day/punch";
import type { Holder } from "#features/day/pass/queries.server.ts";

/** Reads the chains again in which the punches of a worker lie: how many of theirs are sealed, and whether one was altered or removed. */
export async function checkedRegister({ workerId }: Holder, now: Date) {
  const mine = await database
    .select({
      entityId: punches.legalEntityId,
      ids: sql<string[]>`array_agg(${punches.id})`,
      sealed: sql<number>`count(${punchSeals.punchId})::int`,
    })
    .from(punches)
    .leftJoin(punchSeals, eq(punchSeals.punchId, punches.id))
    .where(eq(punches.workerId, workerId))
    .groupBy(punches.legalEntityId);
  const verdicts = await Promise.all(mine.map(({ entityId }) => verifyRegister(entityId, now)));
  const own = new Set(mine.flatMap(({ ids }) => ids));
  // A removed punch is no longer among the worker's own: any such fault of the chain counts as theirs.
  const faults = verdicts
    .flatMap((verdict) => verdict.faults)
    .filter((one) => one.fault === "removed" || one.fault === "seal-missing" || own.has(one.punchId));
  return { sealed: mine.reduce((sum, { sealed }) => sum + sealed, 0), faults: faults.length };
}
