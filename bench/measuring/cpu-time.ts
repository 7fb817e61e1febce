/** The time that the threads of a process have spent on a processor, whatever else the machine was doing. */
import { readdirSync, readFileSync } from "node:fs";

export const canMeasure = process.platform === "linux";

/** In nanoseconds, over all threads: also those that collect garbage, compile and compress. */
export const cpuTimeOf = (pid: number): number =>
  readdirSync(`/proc/${pid}/task`).reduce((sum, thread) => sum + runTimeOf(`/proc/${pid}/task/${thread}`), 0);

/** The first of three numbers: time run, time waited, slices. */
export const runTimeIn = (schedstat: string): number => Number(schedstat.split(" ", 1)[0]);

function runTimeOf(thread: string): number {
  try {
    return runTimeIn(readFileSync(`${thread}/schedstat`, "utf8"));
  } catch (error) {
    // A thread may end between the listing and the reading.
    if (["ENOENT", "ESRCH"].includes((error as NodeJS.ErrnoException).code ?? "")) return 0;
    throw error;
  }
}
