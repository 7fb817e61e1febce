/** Tells a process from a later one that was given the same number. */
import { readFile } from "node:fs/promises";

export interface ProcessMark {
  pid: number;
  /** Boot and clock tick at which the process began; empty where the system does not tell. */
  began: string;
}

export const thisProcess = async (): Promise<ProcessMark> => ({
  pid: process.pid,
  began: await beginningOf(process.pid),
});

export async function isStillRunning(mark: ProcessMark): Promise<boolean> {
  if (!isTaken(mark.pid)) return false;
  const began = await beginningOf(mark.pid);
  return began === unknown || mark.began === unknown || began === mark.began;
}

/** True while a process of this number lives; one that waits to be reaped counts as dead. */
export async function isRunning(pid: number): Promise<boolean> {
  return isTaken(pid) && (await beginningOf(pid)) !== ended;
}

/** True while the system holds this number for a process, dead or alive. */
export function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

const unknown = "";
const ended = "ended";

async function beginningOf(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, "utf8");
    // The second field is the name in brackets and may hold spaces, so counting starts behind it at field 3, the state.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    if (fields[0] === "Z" || fields[0] === "X") return ended;
    const boot = await readFile("/proc/sys/kernel/random/boot_id", "utf8");
    return `${boot.trim()}:${fields[22 - 3]}`;
  } catch {
    return unknown;
  }
}
