import { and, asc, eq, gte, inArray, lt, or, sql, type SQL } from "drizzle-orm";
import type { PunchFact } from "@product/domain/day/punches";
import type { Instant } from "@product/domain/time/instant";
import { database } from "@product/database/client";
import { punches } from "@product/database/tables/day/punch";
import { workers } from "@product/database/tables/people/worker";
import type { Transaction } from "#request/perform.ts";

type Reader = Pick<Transaction, "select">;
export type Punch = typeof punches.$inferSelect;

/** Includes punches of records merged into the worker's: a punch keeps the id under which it was made. */
const punchesAreOf = (workerIds: readonly string[]): SQL =>
  or(
    inArray(punches.workerId, [...workerIds]),
    sql`${punches.workerId} IN (SELECT id FROM app.worker WHERE merged_into = ANY(${sql.param([...workerIds])}::uuid[]))`,
  )!;

/** All punches of a worker from one moment to before another, voids among them, as they happened. */
export const punchesOf = (workerId: string, from: Date, before: Date, reader: Reader = database): Promise<Punch[]> =>
  reader
    .select()
    .from(punches)
    .where(and(punchesAreOf([workerId]), gte(punches.at, from), lt(punches.at, before)))
    .orderBy(asc(punches.at), asc(punches.written));

/** The punches of an event, under the worker who stays where two records became one. */
export async function punchesAt(
  eventId: string,
  from: Date,
  before: Date,
  reader: Reader = database,
): Promise<Punch[]> {
  const rows = await reader
    .select({ punch: punches, keptId: workers.mergedInto })
    .from(punches)
    .leftJoin(workers, eq(workers.id, punches.workerId))
    .where(and(eq(punches.eventId, eventId), gte(punches.at, from), lt(punches.at, before)))
    .orderBy(asc(punches.at), asc(punches.written));
  return rows.map(({ punch, keptId }) => ({ ...punch, workerId: keptId ?? punch.workerId }));
}

/** Those of some people at an event, by whoever stays where two records became one. */
export async function punchesByWorker(eventId: string, workerIds: readonly string[], from: Date, before: Date) {
  const rows = await database
    .select({ punch: punches, keptId: workers.mergedInto })
    .from(punches)
    .leftJoin(workers, eq(workers.id, punches.workerId))
    .where(and(eq(punches.eventId, eventId), punchesAreOf(workerIds), gte(punches.at, from), lt(punches.at, before)))
    .orderBy(asc(punches.at), asc(punches.written));
  return Map.groupBy(
    rows.map(({ punch, keptId }) => ({ ...punch, workerId: keptId ?? punch.workerId })),
    ({ workerId }) => workerId,
  );
}

/** As the fold of the domain takes them. */
export const factOf = ({ id, kind, at, voids }: Pick<Punch, "id" | "kind" | "at" | "voids">): PunchFact => ({
  id,
  kind,
  at: at.getTime() as Instant,
  voids,
});
