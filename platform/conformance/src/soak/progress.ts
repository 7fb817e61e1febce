/** How far the soak has come, in a file, so that a run can be broken off and taken up. */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

type Kept = { seed: number; done: Record<string, number> };

/** Another seed is another run, so it starts over. */
export function openProgress(file: string, { fresh, seed }: { fresh: boolean; seed: number | undefined }) {
  const before = fresh ? undefined : read(file);
  const goesOn = before !== undefined && (seed === undefined || seed === before.seed);
  const kept: Kept = goesOn ? before : { seed: seed ?? Math.floor(Math.random() * 2 ** 31), done: {} };
  return {
    seed: kept.seed,
    of: (name: string): number => kept.done[name] ?? 0,
    save(name: string, done: number): void {
      kept.done[name] = done;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(`${file}.new`, JSON.stringify(kept));
      renameSync(`${file}.new`, file);
    },
    finish: () => rmSync(file, { force: true }),
  };
}

function read(file: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Kept;
  } catch {
    return undefined;
  }
}
