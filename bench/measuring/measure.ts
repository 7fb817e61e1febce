import { setTimeout as pause } from "node:timers/promises";
import { cpuTimeOf } from "./cpu-time.ts";
import type { Load } from "./load.ts";
import type { Errand } from "./load.process.ts";

/** CPU time in nanoseconds that the process spends per request of the errand. */
export async function cpuTimePerRequest(load: Load, pid: number, errand: Errand): Promise<number> {
  await pause(settleMs);
  const before = cpuTimeOf(pid);
  await load.send(errand);
  await pause(settleMs);
  return (cpuTimeOf(pid) - before) / errand.requests;
}

// A thread's time is booked when it leaves the processor, so that a moment of rest must pass on both sides.
const settleMs = 10;
