/** Runs every soak of this folder, one after another, and goes on where an earlier run was broken off. */
import { randomBytes } from "node:crypto";
import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { projectRoot } from "#e2e/server.ts";
import { openProgress, type Progress } from "./progress.ts";

/** Resolves with everything that did not hold. */
export type Soak = (options: { seed: string; log: (line: string) => void; progress: Progress }) => Promise<string[]>;

const longestMs = 58 * 60 * 1000;
const mostShown = 20;

const kept = openProgress(process.env["SOAK_DIR"] ?? join(projectRoot, "data", "soak"), {
  fresh: process.argv.includes("--fresh"),
  seed: process.env["SEED"],
  newSeed: () => randomBytes(4).toString("hex"),
});
console.log(`Seed ${kept.seed}; SEED=${kept.seed} npm run soak -- --fresh repeats this run.`);

const leaving = new AbortController();
const leave = (why: string) => leaving.abort(new Error(`broken off by ${why}; npm run soak goes on from here`));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, leave);
setTimeout(leave, longestMs, "the limit of an hour").unref();

let failed = 0;
const soaks = globSync("*.soak.ts", { cwd: import.meta.dirname }).toSorted();
for (const file of soaks) if (!leaving.signal.aborted) failed += (await holds(file)) ? 0 : 1;
if (failed === 0) kept.finish();
console.log(`${soaks.length - failed} passed, ${failed} failed`);
process.exit(failed === 0 && soaks.length > 0 ? 0 : 1);

async function holds(file: string): Promise<boolean> {
  const name = basename(file, ".soak.ts");
  const progress = kept.of(name, leaving.signal);
  const log = (line: string) => console.log(`  ${line}`);
  console.log(progress.done > 0 ? `${name}: on from ${progress.done}` : name);
  const { default: soak } = (await import(join(import.meta.dirname, file))) as { default: Soak };
  const problems = await soak({ seed: kept.seed, log, progress }).catch((error: Error) => [String(error.stack)]);
  for (const problem of problems.slice(0, mostShown)) log(problem);
  if (problems.length > mostShown) log(`… and ${problems.length - mostShown} more`);
  console.log(problems.length === 0 ? `ok     ${name}` : `FAILED ${name}: ${problems.length} problems`);
  return problems.length === 0;
}
