import { setTimeout as pause } from "node:timers/promises";
import { cpuTimeOf, cpuTimesOfFamily, spentBetween } from "./cpu-time.ts";

export type Spent = { server: number; database: number };

/** CPU time in nanoseconds that a server spends while `work` is done, and apart from it that of the database it asks. */
export async function cpuTimeDuring(
  work: () => Promise<unknown>,
  pids: { server: number; database?: number },
): Promise<Spent> {
  const look = () => ({
    server: cpuTimeOf(pids.server),
    database: pids.database ? cpuTimesOfFamily(pids.database) : new Map<number, number>(),
  });
  await pause(settleMs);
  const before = look();
  await work();
  await pause(settleMs);
  const after = look();
  return { server: after.server - before.server, database: spentBetween(before.database, after.database) };
}

// A thread's time is booked when it leaves the processor, so that a moment of rest must pass on both sides.
const settleMs = 10;
