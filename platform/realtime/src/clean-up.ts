/** Makes the days to come and drops the days past. Safe to run at any time, in any number of processes. */
import type { Database } from "@platform/kernel/sql";
import { forgetTheDead } from "./processes/pulse.ts";
import type { RealtimeSettings } from "./settings.ts";

export async function cleanUp(db: Database, settings: RealtimeSettings, now: Date): Promise<void> {
  await makeDays(db, now);
  const oldest = dayAfter(now, -settings.retentionDays);
  await db.transaction(async (tx) => {
    await tx.rows(`SELECT realtime.drop_days($1::date)`, [oldest.toISOString().slice(0, 10)]);
    await tx.rows(`DELETE FROM realtime.messages_rest WHERE inserted_at < $1`, [oldest]);
  });
  await db.rows(`DELETE FROM realtime.changes WHERE inserted_at < $1`, [new Date(now.getTime() - changesKeptMs)]);
  await forgetTheDead(db, settings.processes.leaseSeconds);
}

// Told within seconds; a process that is behind by more has lost its clients.
const changesKeptMs = 5 * 60_000;

/** Days are made before they begin. */
export async function makeDays(db: Database, now: Date): Promise<void> {
  for (const ahead of [0, 1, 2])
    await db.rows(`SELECT realtime.make_day($1::date)`, [dayAfter(now, ahead).toISOString().slice(0, 10)]);
}

function dayAfter(time: Date, days: number): Date {
  const day = new Date(time);
  day.setUTCHours(24 * days, 0, 0, 0);
  return day;
}
