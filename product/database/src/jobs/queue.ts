/** The job table as a queue: put in with the transaction that wants the work, claimed by one process at a time. */
import { and, eq, inArray, lt, not, sql } from "drizzle-orm";
import { amongTexts } from "@product/database/among";
import { database } from "@product/database/client";
import { writing } from "@product/database/pools";
import { jobs, schedules } from "@product/database/tables/ground/job";
import { inTransaction, type Transaction } from "@product/database/write";

export type Claimed = {
  id: bigint;
  kind: string;
  payload: unknown;
  attempts: number;
  maxAttempts: number;
  lease: string;
};
export type NewJob = { kind: string; payload?: unknown; runAt?: Date; maxAttempts?: number; uniqueKey?: string };

/** The job exists exactly if the transaction commits. A waiting job with the same kind and unique key is enough for both. */
export async function enqueue(tx: Transaction, job: NewJob): Promise<void> {
  await tx.insert(jobs).values(job).onConflictDoNothing();
}

/** Whether a job or a schedule waits for its turn. At rest this one question is all that is asked. */
export async function isWorkDue(kinds: readonly string[], names: readonly string[]): Promise<boolean> {
  const [row] = await database
    .select({
      due: sql<boolean>`EXISTS (SELECT FROM ${jobs} WHERE ${and(amongTexts(jobs.kind, kinds), isClaimable)})
        OR ${names.length} > (SELECT count(*) FROM ${schedules}
          WHERE ${schedules.name} = ANY(${sql.param([...names])}::text[]) AND ${schedules.nextAt} > now())`,
    })
    .from(sql`(SELECT) AS once`);
  return row!.due;
}

const isLost = sql`(${jobs.state} = 'running' AND ${jobs.leasedUntil} < now())`;
const isClaimable = sql`((${jobs.state} = 'waiting' AND ${jobs.runAt} <= now()) OR ${isLost})`;

/** Takes due jobs, and jobs whose process let the lease run out; one that took its process along each time is dead. */
export async function claimJobs(kinds: readonly string[], limit: number, leaseSeconds: number): Promise<Claimed[]> {
  const isUsedUp = and(isLost, sql`${jobs.attempts} >= ${jobs.maxAttempts}`)!;
  const dead = writing.$with("dead").as(
    writing
      .update(jobs)
      .set({
        state: "dead",
        finishedAt: sql`now()`,
        lastError: "its process ended each time it ran",
        leasedUntil: null,
      })
      .where(isUsedUp)
      .returning({ id: jobs.id }),
  );
  // A common table expression is evaluated once; as a plain subquery the planner might run it again and claim too much.
  const due = writing.$with("due").as(
    writing
      .select({ id: jobs.id })
      .from(jobs)
      .where(and(amongTexts(jobs.kind, kinds), isClaimable, not(isUsedUp)))
      .orderBy(jobs.runAt, jobs.id)
      .limit(limit)
      .for("update", { skipLocked: true }),
  );
  return writing
    .with(dead, due)
    .update(jobs)
    .set({
      state: "running",
      attempts: sql`${jobs.attempts} + 1`,
      lease: sql`gen_random_uuid()`,
      leasedUntil: inSeconds(leaseSeconds),
    })
    .where(inArray(jobs.id, writing.select({ id: due.id }).from(due)))
    .returning({
      id: jobs.id,
      kind: jobs.kind,
      payload: jobs.payload,
      attempts: jobs.attempts,
      maxAttempts: jobs.maxAttempts,
      lease: sql<string>`${jobs.lease}`,
    });
}

/** False when the lease was lost to another process meanwhile. */
export const extendLease = (job: Claimed, leaseSeconds: number): Promise<boolean> =>
  changeHeld(job, { leasedUntil: inSeconds(leaseSeconds) });

export const finishJob = (job: Claimed): Promise<boolean> =>
  changeHeld(job, { state: "done", finishedAt: sql`now()`, lastError: null, leasedUntil: null });

/** Back into the queue after a pause that doubles each time, or to the dead letters when the attempts are used up. */
export const failJob = (job: Claimed, reason: string): Promise<boolean> =>
  job.attempts >= job.maxAttempts
    ? changeHeld(job, { state: "dead", finishedAt: sql`now()`, lastError: reason, leasedUntil: null })
    : changeHeld(job, {
        state: "waiting",
        runAt: inSeconds(retryPauseSeconds(job.attempts)),
        lastError: reason,
        leasedUntil: null,
        uniqueKey: null,
      });

/** 2, 4, 8 … seconds, at most an hour, spread by a fifth so that jobs that failed together do not return together. */
export const retryPauseSeconds = (attempts: number, chance = Math.random()): number =>
  Math.min(2 ** attempts, 3_600) * (0.9 + chance * 0.2);

/** Seconds that the longest-waiting due job of these kinds has waited; 0 when nothing is late. */
export async function queueAgeSeconds(kinds: readonly string[]): Promise<number> {
  const [row] = await database
    .select({ age: sql<number>`coalesce(extract(epoch FROM now() - min(${jobs.runAt})), 0)::float8` })
    .from(jobs)
    .where(and(eq(jobs.state, "waiting"), inArray(jobs.kind, [...kinds]), sql`${jobs.runAt} <= now()`));
  return row!.age;
}

/** Enqueues each schedule that is due, once per due time over all processes, all of them in one statement. */
export async function enqueueDueSchedules(all: readonly { name: string; everySeconds: number }[]): Promise<void> {
  const names = sql.param(all.map(({ name }) => name));
  const pauses = sql.param(all.map(({ everySeconds }) => everySeconds));
  await writing.execute(sql`
    WITH given AS (SELECT * FROM unnest(${names}::text[], ${pauses}::int[]) AS given(name, pause)),
    new AS (
      INSERT INTO app.schedule (name, next_at)
      SELECT name, now() + make_interval(secs => pause) FROM given
      WHERE NOT EXISTS (SELECT FROM app.schedule s WHERE s.name = given.name)
      ON CONFLICT DO NOTHING RETURNING name),
    past AS (SELECT name FROM app.schedule WHERE next_at <= now() FOR UPDATE SKIP LOCKED),
    due AS (
      UPDATE app.schedule s SET next_at = now() + make_interval(secs => pause) FROM given
      WHERE s.name = given.name AND s.name IN (SELECT name FROM past) RETURNING s.name)
    INSERT INTO app.job (kind, unique_key)
    SELECT name, 'schedule' FROM (SELECT name FROM new UNION SELECT name FROM due) AS turn ON CONFLICT DO NOTHING`);
}

export const forgetFinishedJobs = (before: Date): Promise<number> =>
  inTransaction(async (tx) => {
    const gone = await tx
      .delete(jobs)
      .where(and(eq(jobs.state, "done"), lt(jobs.finishedAt, before)))
      .returning({ id: jobs.id });
    return gone.length;
  });

const inSeconds = (seconds: number) => sql<Date>`now() + make_interval(secs => ${seconds})`;

async function changeHeld(
  job: Claimed,
  change: Parameters<ReturnType<Transaction["update"]>["set"]>[0],
): Promise<boolean> {
  const changed = await inTransaction((tx) =>
    tx
      .update(jobs)
      .set(change)
      .where(and(eq(jobs.id, job.id), eq(jobs.lease, job.lease), eq(jobs.state, "running")))
      .returning({ id: jobs.id }),
  );
  return changed.length > 0;
}
