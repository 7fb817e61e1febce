import { readFileSync, writeFileSync } from "node:fs";

/** The most memory, in bytes, that a process held at any moment while `work` was done. */
export async function peakMemoryDuring(work: () => Promise<unknown>, pid: number): Promise<number> {
  // Tells the kernel to begin anew with its note of the peak.
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
  await work();
  return peakIn(readFileSync(`/proc/${pid}/status`, "utf8"));
}

export const peakIn = (status: string): number => Number(/^VmHWM:\s*(\d+) kB$/m.exec(status)![1]) * 1024;
