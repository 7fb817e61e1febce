import { and, desc, eq } from "drizzle-orm";
import { database } from "@product/database/client";
import { coverRuns } from "@product/database/tables/planning/cover";
import { assignments } from "@product/database/tables/planning/event";

/** The last search for cover of a place, and how it goes. */
export async function coverOf(slotId: string) {
  const [run] = await database
    .select()
    .from(coverRuns)
    .where(eq(coverRuns.slotId, slotId))
    .orderBy(desc(coverRuns.startedAt))
    .limit(1);
  if (!run) return undefined;
  const autoOffers = and(eq(assignments.slotId, slotId), eq(assignments.source, "auto"));
  const waiting = await database.$count(assignments, and(autoOffers, eq(assignments.state, "invited")));
  const { state, waves, asked, nextAt, endedAt } = run;
  return { state, waves, asked, waiting, nextAt: nextAt.getTime(), endedAt: endedAt?.getTime() ?? null };
}
export type Cover = NonNullable<Awaited<ReturnType<typeof coverOf>>>;
