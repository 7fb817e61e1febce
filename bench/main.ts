/** `npm run bench`: measures part by part, each side by side, and writes docs/performance.md. `npm run bench -- pages` measures one part alone. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { availableParallelism, cpus, type } from "node:os";
import { join } from "node:path";
import { benchFolder } from "./builds.ts";
import { canMeasure } from "./measuring/cpu-time.ts";
import { startLoad } from "./measuring/load.ts";
import { runRounds } from "./measuring/rounds.ts";
import { performancePage } from "./performance-page.ts";
import { pageFile, readResults, resultOf, writeResults, type PartResult } from "./results.ts";
import { partsIn, startSubjects, type Part } from "./subjects.ts";
import { crowdOf } from "./workers-search/search-subjects.ts";

const turns = 5;
const wanted = 9;
const atMost = 27;
const fewestToReport = 7;

if (!canMeasure) {
  console.error("The benchmarks read CPU time from /proc, which only Linux has: nothing was measured.");
  process.exit(1);
}

let running = new AsyncDisposableStack();
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void running.disposeAsync().finally(() => process.exit(1)));

for (const part of partsIn(process.argv.slice(2))) {
  console.log(`\n${part}`);
  running = new AsyncDisposableStack();
  try {
    const result = await measure(part);
    for (const [name, { median }] of Object.entries(result.ratios)) console.log(`${median.toFixed(2)}×  ${name}`);
    // Written after each part: what was measured is not lost with a part that fails later.
    const results = { ...readResults(), [part]: result };
    writeResults(results);
    writeFileSync(pageFile, performancePage(results));
  } catch (error) {
    console.error(`${part}: ${(error as Error).message}`);
    process.exitCode = 1;
  } finally {
    await running.disposeAsync();
  }
  // Interactions in the browser are no ratio of CPU time, so they have a report of their own.
  if (part === "browser")
    spawnSync(process.execPath, ["e2e/figures/main.ts"], { cwd: join(import.meta.dirname, ".."), stdio: "inherit" });
}

async function measure(part: Part): Promise<PartResult> {
  const load = startLoad();
  running.defer(() => load.stop());
  const subjects = await startSubjects({ load, running, folder: benchFolder, say: console.log }, part);
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
  const crowd = part === "search" || part === "crowd" ? { crowd: crowdOf(process.argv) } : {};
  return resultOf({ kept, disturbed, day: new Date().toISOString().slice(0, 10), machine: machine(), ...crowd });
}

function machine() {
  const processor = cpus()[0]?.model.trim() ?? "unknown processor";
  return { cores: availableParallelism(), processor, node: process.versions.node, system: type() };
}
