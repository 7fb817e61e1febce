/** Makes the days to come and drops the days past. Safe to run at any time, in any number of processes. */
import type { Database, Sql } from "@platform/kernel/sql";
import { forgetTheDead } from "./processes/pulse.ts";
import type { RealtimeSettings } from "./settings.ts";

export async function cleanUp(db: Database, settings: RealtimeSettings, now: Date): Promise<void> {
  await makeDays(db, now);
  const oldest = dayAfter(now, -settings.retentionDays);
  await db.transaction(async (tx) => {
    await oneAtATime(tx);
    const days = await tx.rows<{ name: string }>(
      `SELECT relname AS name FROM pg_class JOIN pg_inherits ON inhrelid = oid
       WHERE inhparent = 'realtime.messages'::regclass AND relname ~ '^messages_\\d{8}$' AND relname < $1`,
      [partitionOf(oldest)],
    );
    for (const { name } of days) await tx.rows(`DROP TABLE realtime.${name}`);
    await tx.rows(`DELETE FROM realtime.messages_rest WHERE inserted_at < $1`, [oldest]);
  });
  await db.rows(`DELETE FROM realtime.changes WHERE inserted_at < $1`, [new Date(now.getTime() - changesKeptMs)]);
  await forgetTheDead(db, settings.processes.leaseSeconds);
}

// Told within seconds; a process that is behind by more has lost its clients.
const changesKeptMs = 5 * 60_000;

/** Days are made before they begin: a day that has rows elsewhere already cannot be made any more, and stays there. */
export async function makeDays(db: Database, now: Date): Promise<void> {
  for (const ahead of [0, 1, 2]) {
    const [from, to] = [dayAfter(now, ahead), dayAfter(now, ahead + 1)];
    const name = partitionOf(from);
    if (await db.first(`SELECT WHERE to_regclass('realtime.' || $1) IS NOT NULL`, [name])) continue;
    await db.transaction(async (tx) => {
      await oneAtATime(tx);
      const taken = await tx.first(
        `SELECT WHERE to_regclass('realtime.' || $1) IS NOT NULL
           OR EXISTS (SELECT FROM realtime.messages_rest WHERE inserted_at >= $2 AND inserted_at < $3)`,
        [name, from, to],
      );
      if (taken) return;
      await tx.rows(
        `CREATE TABLE realtime.${name} PARTITION OF realtime.messages
         FOR VALUES FROM ('${from.toISOString()}') TO ('${to.toISOString()}')`,
      );
    });
  }
}

const oneAtATime = (tx: Sql) => tx.rows(`SELECT pg_advisory_xact_lock(7201965)`);

const partitionOf = (day: Date) => `messages_${day.toISOString().slice(0, 10).replaceAll("-", "")}`;

function dayAfter(time: Date, days: number): Date {
  const day = new Date(time);
  day.setUTCHours(24 * days, 0, 0, 0);
  return day;
}
