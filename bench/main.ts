/** `npm run bench`: measures, side by side, and writes docs/performance.md. */
import { writeFileSync } from "node:fs";
import { availableParallelism, cpus, type } from "node:os";
import { join } from "node:path";
import { figures, ratioOf } from "./figures.ts";
import { canMeasure } from "./measuring/cpu-time.ts";
import { startLoad, type Load } from "./measuring/load.ts";
import { cpuTimePerRequest } from "./measuring/measure.ts";
import { runRounds } from "./measuring/rounds.ts";
import { performancePage, type Run } from "./performance-page.ts";
import { startSubjects, type Subject, type SubjectName, type Subjects } from "./subjects.ts";

const turns = 5;
const wanted = 9;
const atMost = 27;
const fewestToReport = 7;
const warmUps = 15;

if (!canMeasure) {
  console.error("The benchmarks read CPU time from /proc, which only Linux has: nothing was measured.");
  process.exit(1);
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));

const subjects = await startSubjects(console.log);
const load = startLoad();
try {
  const run = await measure(subjects.all, load);
  for (const figure of figures) console.log(`${ratioOf(figure, run.kept).median.toFixed(2)}×  ${figure.name}`);
  writeFileSync(join(import.meta.dirname, "..", "docs", "performance.md"), performancePage(run));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  load.stop();
  await subjects.stop();
}

async function measure(all: Subjects["all"], sender: Load): Promise<Run> {
  console.log("Warming up");
  for (const subject of all.values()) await sender.send({ ...errandOf(subject), requests: subject.requests * warmUps });
  console.log(`Measuring ${all.size} subjects in at least ${wanted} rounds`);
  const { kept, disturbed } = await runRounds({
    subjects: [...all.keys()],
    canary: "canary",
    turns,
    wanted,
    atMost,
    measure: (name) => {
      const subject = all.get(name as SubjectName)!;
      return cpuTimePerRequest(sender, subject.server.pid, errandOf(subject));
    },
  });
  console.log(`${kept.length} rounds counted, ${disturbed} disturbed`);
  if (kept.length < fewestToReport)
    throw new Error("The machine is too busy with other things to measure: nothing was written.");
  return { kept, disturbed, day: new Date().toISOString().slice(0, 10), machine: machine() };
}

function errandOf({ server, path, encoding, requests }: Subject) {
  return { url: `${server.url}${path}`, headers: { "accept-encoding": encoding }, requests };
}

function machine() {
  const processor = cpus()[0]?.model.trim() ?? "unknown processor";
  return { cores: availableParallelism(), processor, node: process.versions.node, system: type() };
}
