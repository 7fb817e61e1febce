/**
 * Lets the tests of a run keep what they write in memory, where there is room. On a disk, ext4 looks twice at every place of
 * a file that was just removed, so that a database of a thousand files costs twenty times as much after a few were dropped.
 */
import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
const name = "cuadrante-tests-";
const gibibyte = 2 ** 30;

export default function useQuickFolder(): void {
  const folder = join(memory, `${name}${process.pid}`);
  if (process.platform !== "linux" || tmpdir() !== "/tmp" || !existsSync(memory)) return;
  forgetKilledRuns();
  if (roomIn(memory) < 4 * gibibyte || process.availableMemory() < 8 * gibibyte) return;
  try {
    mkdirSync(folder);
    // Not everything runs as the one who runs the tests.
    chmodSync(folder, 0o1777);
    ensureProgramsRun(folder);
  } catch {
    return rmSync(folder, { recursive: true, force: true });
  }
  process.env["TMPDIR"] = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
}

const roomIn = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** Removes leftovers of killed runs, which would hold memory until the machine starts anew. */
function forgetKilledRuns(): void {
  for (const entry of readdirSync(memory)) {
    const pid = entry.startsWith(name) ? Number(entry.slice(name.length)) : NaN;
    const folder = join(memory, entry);
    // A run in a container beside this one has a number that is nobody's here.
    const isQuiet = pid > 0 && (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0) < Date.now() - 3_600_000;
    if (isQuiet && !existsSync(`/proc/${pid}`)) rmSync(folder, { recursive: true, force: true });
  }
}

function ensureProgramsRun(folder: string): void {
  const program = join(folder, "runs");
  writeFileSync(program, "#!/bin/sh\n", { mode: 0o755 });
  execFileSync(program);
  rmSync(program);
}
