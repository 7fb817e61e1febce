import { desc, eq, sql } from "drizzle-orm";
import { database } from "@product/database/client";
import { acts, actSeals } from "@product/database/tables/ground/act";

/** How far the chain reaches, how many acts wait for their place in it, and whether the oldest waits too long. */
export type SealState = {
  until: Date | undefined;
  waiting: number;
  isMore: boolean;
  since: Date | undefined;
  isLate: boolean;
};

const mostCounted = 1_000;
const patienceMs = 60_000;

export async function sealState(now: Date): Promise<SealState> {
  const [last] = await database.select().from(actSeals).orderBy(desc(actSeals.seq)).limit(1);
  // As the sealer goes: what lies behind the last link in the order of commits. Counting all that has no seal would read everything.
  const isBehind = last
    ? sql`(${acts.transaction}, ${acts.id}) > (SELECT transaction, id FROM app.act WHERE id = ${last.actId})`
    : sql`true`;
  const waiting = database
    .select({ at: acts.at })
    .from(acts)
    .leftJoin(actSeals, eq(actSeals.actId, acts.id))
    .where(sql`${isBehind} AND ${actSeals.seq} IS NULL`)
    .limit(mostCounted + 1)
    .as("waiting");
  const [found] = await database
    .select({ count: sql<number>`count(*)::int`, oldest: sql<Date | null>`min(${waiting.at})`.mapWith(acts.at) })
    .from(waiting);
  const { count, oldest } = found!;
  return {
    until: last?.sealedAt,
    waiting: Math.min(count, mostCounted),
    isMore: count > mostCounted,
    since: oldest ?? undefined,
    isLate: oldest !== null && now.getTime() - oldest.getTime() > patienceMs,
  };
}
