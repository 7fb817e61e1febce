/** The time that the threads of a process have spent on a processor, whatever else the machine was doing. */
import { readdirSync, readFileSync } from "node:fs";

export const canMeasure = process.platform === "linux";

/** In nanoseconds, over all threads: also those that collect garbage, compile and compress. */
export const cpuTimeOf = (pid: number): number =>
  threadsOf(pid).reduce((sum, thread) => sum + runTimeIn(read(`${thread}/schedstat`) ?? "0"), 0);

/** The same for a process and all its descendants, each by its number. */
export function cpuTimesOfFamily(pid: number): Map<number, number> {
  const children = threadsOf(pid).flatMap((thread) => read(`${thread}/children`)?.match(/\d+/g) ?? []);
  return new Map([[pid, cpuTimeOf(pid)], ...children.flatMap((child) => [...cpuTimesOfFamily(Number(child))])]);
}

/**
 * CPU time that a process family spent in between. A member that has exited can no longer be read and counts as
 * nothing.
 */
export const spentBetween = (before: ReadonlyMap<number, number>, after: ReadonlyMap<number, number>): number =>
  [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);

/** The first of three numbers: time run, time waited, slices. */
export const runTimeIn = (schedstat: string): number => Number(schedstat.split(" ", 1)[0]);

const threadsOf = (pid: number): string[] =>
  passing(() => readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}`)) ?? [];

const read = (file: string): string | undefined => passing(() => readFileSync(file, "utf8"));

/** Undefined when the process or thread ended between the listing and the reading. */
function passing<Result>(look: () => Result): Result | undefined {
  try {
    return look();
  } catch (error) {
    if (["ENOENT", "ESRCH"].includes((error as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw error;
  }
}
