/** How far each soak of a run has come, in a file, so that a run can be broken off and taken up. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Saving throws when the run is being broken off, so that a soak ends at a point where it can be taken up. */
export type Progress = { done: number; save(done: number): void };

type Kept = { seed: string; done: Record<string, number> };

/** Another seed is another run, so it starts over. */
export function openProgress(
  folder: string,
  start: { fresh: boolean; seed: string | undefined; newSeed: () => string },
) {
  const file = join(folder, "progress.json");
  const before = start.fresh ? undefined : read(file);
  const goesOn = before !== undefined && (start.seed === undefined || start.seed === before.seed);
  const kept: Kept = goesOn ? before : { seed: start.seed ?? start.newSeed(), done: {} };
  const write = () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(kept));
    renameSync(`${file}.new`, file);
  };
  write();
  return {
    seed: kept.seed,
    of: (name: string, breakOff: AbortSignal): Progress => ({
      done: kept.done[name] ?? 0,
      save(done) {
        kept.done[name] = done;
        write();
        breakOff.throwIfAborted();
      },
    }),
    finish: () => rmSync(file),
  };
}

function read(file: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Kept;
  } catch {
    return undefined;
  }
}
