/** Where the time of a run went, so that whoever makes it longer sees it. */
import { readFileSync } from "node:fs";

/** Processor seconds of all that has ended of what this process started; undefined where the system does not tell. */
export function processorSeconds() {
  if (process.platform !== "linux") return undefined;
  // The name of the command stands in brackets and may hold blanks.
  const fields = readFileSync("/proc/self/stat", "utf8").split(") ").at(-1).split(" ");
  const [ofChildren, inKernel] = [Number(fields[13]), Number(fields[14])];
  return (ofChildren + inKernel) / ticksPerSecond;
}

/** `report` is Vitest's JSON. */
export const vitestTimes = (report) =>
  dearest((report?.testResults ?? []).map(({ name, startTime, endTime }) => [name, endTime - startTime]));

/** `report` is Playwright's JSON. */
export const playwrightTimes = (report) =>
  dearest(
    (report?.suites ?? []).map((suite) => [
      suite.file,
      specsOf(suite)
        .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
        .reduce((sum, { duration }) => sum + duration, 0),
    ]),
  );

/** A line per stage, and below it the kinds of processes that it ran and the ten files that took longest. */
export function timesInWords(stages) {
  return stages.flatMap(({ name, seconds, processor, kinds = [], files = [] }) => [
    `${name}: ${Math.round(seconds)} s${processor === undefined ? "" : `, ${Math.round(processor)} s of processor`}`,
    ...kinds.map(([kind, taken, number]) => `  ${taken.toFixed(0).padStart(4)} s of processor  ${kind} (${number})`),
    ...files.map(([file, taken]) => `  ${(taken / 1000).toFixed(1).padStart(6)} s  ${file}`),
  ]);
}

const dearest = (files) => files.toSorted((first, second) => second[1] - first[1]).slice(0, 10);

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

// The value that Linux reports to programs, whatever its own clock.
const ticksPerSecond = 100;
