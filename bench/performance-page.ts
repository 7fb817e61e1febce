/** Writes docs/performance.md. */
import { figures } from "./figures.ts";
import { isMeasured, ratioOf, type Figure } from "./figures/figure.ts";
import type { Round } from "./measuring/rounds.ts";
import { medianOf, type Spread } from "./measuring/statistics.ts";

export type Run = {
  kept: readonly Round[];
  disturbed: number;
  day: string;
  /** Among how many workers is searched. */
  crowd: number;
  machine: { cores: number; processor: string; node: string; system: string };
};

export function performancePage({ kept, disturbed, day, crowd, machine }: Run): string {
  const measured = figures.filter((figure) => isMeasured(figure, kept));
  const names = [...kept[0]!.keys()].toSorted();
  return `# Performance

Written by \`npm run bench\`, by nothing else; do not edit. Last run on ${day}: ${machine.cores} cores (${machine.processor}), ${machine.system}, Node ${machine.node}.

Every figure is a ratio, of CPU time per request where nothing else is said, measured side by side in one run, so that it says the same on a slow and on a fast machine. ${kept.length} rounds are counted; ${disturbed} more were dropped because the machine was busy with other things.

| figure | ratio | middle half | least – most | aim |
|---|---|---|---|---|
${measured.map((figure) => figureRow(figure, ratioOf(figure, kept))).join("\n")}

## What each compares

${measured.map(({ name, how, bound }) => `- **${name}.** ${how}${bound ? ` *What bounds it:* ${bound}` : ""}`).join("\n")}

## CPU time per request on this machine

For orientation only; these change from machine to machine.

| subject | µs, median | per CPU-second |
|---|---|---|
${names
  .filter((name) => !isDelay(name) && !isMemory(name) && !isSize(name) && !isSeen(name))
  .map((name) => costRow(name, medianOf(kept.map((round) => round.get(name)!))))
  .join("\n")}

${memorySection(names.filter(isMemory), kept)}## How it is measured

- Each server is a process of its own on the loopback; the subjects that end in “compressed” or “not packed” are other requests to the same server. The requests come from one more process over four connections, in fixed numbers, after a warm-up.
- CPU time is the run time of all threads of the server (\`/proc/<pid>/task/*/schedstat\`) before and after; what the kernel does for the server's system calls is in it, waiting is not. A subject that ends in “with PostgreSQL” adds the run time of the database server's processes.
- A round goes around all subjects several times in short turns, each time beginning with another. The result is the median of the rounds' ratios.
${names.includes("one worker by id") ? `- Workers are searched among ${crowd.toLocaleString("en")} invented ones, in a PostgreSQL of their own (\`npm run bench -- --full\` takes a million).\n` : ""}- Each round holds a bare \`node:http\` server as a canary. Where it costs over a quarter more or less than usual, the round is dropped, counted and run again, within a limit.
`;
}

function memorySection(names: string[], kept: readonly Round[]): string {
  if (names.length === 0) return "";
  const rows = names.map(
    (name) => `| ${name} | ${Math.round(medianOf(kept.map((round) => round.get(name)!)) / 1e6)} |`,
  );
  return `## Resident memory on this machine

| subject | MB, median |
|---|---|
${rows.join("\n")}

`;
}

const figureRow = ({ name, aim }: Figure, { median, lower, upper, least, most }: Spread) =>
  `| ${name} | **${times(median)}** | ${times(lower)} – ${times(upper)} | ${times(least)} – ${times(most)} | ${told(aim)} |`;

export function told(aim: Figure["aim"]): string {
  if (!aim) return "";
  return "atMost" in aim ? `≤ ${aim.atMost}×` : `≥ ${aim.atLeast}×`;
}

const isMemory = (name: string) => name.startsWith("resident memory");
const isSize = (name: string) => name.startsWith("size of");
const isSeen = (name: string) => /^(largest paint|(a )?layout shift)/.test(name);
const isDelay = (name: string) => name.startsWith("event-loop delay");

const costRow = (name: string, nanoseconds: number) =>
  `| ${name} | ${(nanoseconds / 1000).toFixed(nanoseconds < 100_000 ? 1 : 0)} | ${Math.round(1e9 / nanoseconds)} |`;

const times = (ratio: number) => `${ratio.toFixed(ratio < 10 ? 2 : 1)}×`;
