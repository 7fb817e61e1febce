import { and, eq, lt, sql } from "drizzle-orm";
import { theSystem, type Actor } from "@product/domain/actor";
import { dormantAfterDays, isMoveForTwo, moveOf, type MoveForTwo } from "@product/domain/people/worker-states";
import { atWork, stillThere } from "@product/domain/planning/assignments";
import { Refused } from "@product/domain/refusals";
import { gapsToActivate } from "@product/database/clearance/activation";
import { database } from "@product/database/client";
import { dayIn } from "@product/database/day-in";
import { legalEntities } from "@product/database/tables/company/master-data";
import { enqueue } from "@product/database/jobs/queue";
import { workers } from "@product/database/tables/people/worker";
import { lockWorker } from "@product/database/workers/lock-worker";
import { keepProposals, tellOf } from "@product/database/workers/proposals";
import { clockNow } from "#request/clock.ts";
import { perform, type Transaction } from "#request/perform.ts";
import type { MoveForm } from "./schema.ts";
import { writeMove } from "./write-move.server.ts";

/** Moves a worker on, or proposes it where it takes two. Refused where the status it is in now does not lead there. */
export async function moveWorker(
  actor: Actor,
  id: string,
  { move, version, isConfirmed, ...input }: MoveForm,
): Promise<{ id: string }> {
  if (isMoveForTwo(move)) return proposeMove(actor, id, move, { version, ...input });
  return perform(actor, moveOf(move).act, async (performance) => {
    const worker = performance.subject(await lockWorker(performance.tx, id, version));
    if (move === "activate" && !isConfirmed) await ensureReady(performance.tx, id);
    return writeMove(performance, worker, move, input);
  });
}

/** Nobody is made active over what is missing without having been told. */
async function ensureReady(tx: Transaction, id: string): Promise<void> {
  const gaps = (await gapsToActivate(tx, id, clockNow())) ?? [];
  if (gaps.length > 0) throw new Refused({ code: "worker.not-ready", n: gaps.length });
}

const proposeMove = (
  actor: Actor,
  id: string,
  move: MoveForTwo,
  { version, reason, day }: Pick<MoveForm, "version" | "reason" | "day">,
) =>
  perform(actor, `worker.propose-${move}`, async ({ tx, subject }) => {
    const worker = subject(await lockWorker(tx, id, version));
    if (!moveOf(move).from.includes(worker.status))
      throw new Refused({ code: "worker.move-illegal", from: worker.status, move });
    const proposedBy = actor.kind === "person" ? actor.id : id;
    await keepProposals(tx, [{ workerId: id, kind: move, content: { reason, day }, proposedBy }]);
    await enqueue(tx, tellOf(id, move));
    return { id };
  });

/** Suspensions whose last day is over end by themselves. */
export async function endSuspensions(now: Date): Promise<void> {
  const over = await database
    .select({ id: workers.id, version: workers.version })
    .from(workers)
    .innerJoin(legalEntities, eq(legalEntities.id, workers.legalEntityId))
    .where(and(eq(workers.status, "suspended"), lt(workers.statusUntil, dayIn(legalEntities.timeZone, now))))
    .limit(1000);
  for (const { id, version } of over) await unlessStale(moveWorker(theSystem, id, { move: "lift", version }));
}

/**
 * A worker who has had no shift for a long time, nor has one ahead, becomes dormant; one who never worked is left
 * alone.
 */
export async function letRest(now: Date): Promise<void> {
  const since = new Date(now.getTime() - dormantAfterDays * 86_400_000);
  const theirShift = sql`SELECT FROM app.assignment a JOIN app.shift s ON s.id = a.shift_id WHERE a.worker_id = ${workers.id}`;
  const asleep = await database
    .select({ id: workers.id, version: workers.version })
    .from(workers)
    .where(
      and(
        eq(workers.status, "active"),
        lt(workers.statusSince, since),
        sql`EXISTS (${theirShift} AND a.state = ANY(${sql.param(atWork)}::text[]))`,
        sql`NOT EXISTS (${theirShift} AND s.ends_at >= ${since} AND a.state = ANY(${sql.param(stillThere)}::text[]))`,
      ),
    )
    .limit(1000);
  for (const { id, version } of asleep) await unlessStale(moveWorker(theSystem, id, { move: "rest", version }));
}

/** Activates an approved worker once nothing is missing any more. */
export async function activateWhenReady(id: string, now: Date): Promise<void> {
  const [worker] = await database
    .select({ version: workers.version })
    .from(workers)
    .where(and(eq(workers.id, id), eq(workers.status, "approved")));
  const gaps = worker && (await gapsToActivate(database, id, now));
  if (worker && gaps?.length === 0)
    await unlessStale(moveWorker(theSystem, id, { move: "activate", version: worker.version }));
}

/** Where someone was quicker, it will be looked at again another time. */
const unlessStale = (move: Promise<unknown>) =>
  move.catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error;
  });
