/** `npm run bench`: measures, side by side, and writes docs/performance.md. `npm run bench -- pages` measures one part alone and only tells it. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { availableParallelism, cpus, type } from "node:os";
import { join } from "node:path";
import { benchFolder } from "./builds.ts";
import { figures } from "./figures.ts";
import { isMeasured, ratioOf } from "./figures/figure.ts";
import { canMeasure } from "./measuring/cpu-time.ts";
import { startLoad } from "./measuring/load.ts";
import { runRounds } from "./measuring/rounds.ts";
import { performancePage, type Run } from "./performance-page.ts";
import type { Subject } from "./subject.ts";
import { isWhole, partsIn, startSubjects } from "./subjects.ts";
import { crowdOf } from "./workers-search/search-subjects.ts";

const root = join(import.meta.dirname, "..");
const turns = 5;
const wanted = 9;
const atMost = 27;
const fewestToReport = 7;

if (!canMeasure) {
  console.error("The benchmarks read CPU time from /proc, which only Linux has: nothing was measured.");
  process.exit(1);
}

const running = new AsyncDisposableStack();
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void running.disposeAsync().finally(() => process.exit(1)));

try {
  const load = startLoad();
  running.defer(() => load.stop());
  const workshop = { load, running, folder: benchFolder, say: console.log };
  const named = partsIn(process.argv.slice(2));
  const run = await measure(await startSubjects(workshop, named));
  for (const figure of figures.filter((each) => isMeasured(each, run.kept)))
    console.log(`${ratioOf(figure, run.kept).median.toFixed(2)}×  ${figure.name}`);
  if (isWhole(named)) writeFileSync(join(root, "docs", "performance.md"), performancePage(run));
  else console.log("docs/performance.md is written by a whole run alone.");
  // What people do in the browser is no ratio of CPU time: it has a page of its own.
  if (named.includes("browser")) spawnSync(process.execPath, ["e2e/figures/main.ts"], { cwd: root, stdio: "inherit" });
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await running.disposeAsync();
}

async function measure(subjects: readonly Subject[]): Promise<Run> {
  console.log("Warming up");
  for (const subject of subjects) await subject.warmUp();
  console.log(`Measuring ${subjects.length} subjects in at least ${wanted} rounds`);
  const { kept, disturbed } = await runRounds({
    subjects: subjects.map((subject) => subject.measure),
    canary: "canary",
    turns,
    wanted,
    atMost,
  });
  console.log(`${kept.length} rounds counted, ${disturbed} disturbed`);
  if (kept.length < fewestToReport)
    throw new Error("The machine is too busy with other things to measure: nothing was written.");
  return {
    kept,
    disturbed,
    day: new Date().toISOString().slice(0, 10),
    crowd: crowdOf(process.argv),
    machine: machine(),
  };
}

function machine() {
  const processor = cpus()[0]?.model.trim() ?? "unknown processor";
  return { cores: availableParallelism(), processor, node: process.versions.node, system: type() };
}
