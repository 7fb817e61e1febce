/** Writes docs/performance.md from what was measured last. */
import { figures } from "./figures.ts";
import type { Figure } from "./figures/figure.ts";
import type { Spread } from "./measuring/statistics.ts";
import type { PartResult, Results } from "./results.ts";
import { parts, type Part } from "./subjects.ts";

export function performancePage(results: Results): string {
  const measured = (Object.keys(parts) as Part[]).flatMap((part) =>
    results[part] ? [[part, results[part]] as const] : [],
  );
  const isReported = ({ name }: Figure) => measured.some(([, { ratios }]) => name in ratios);
  const [searched, opened] = [results.search?.crowd, results.crowd?.crowd];
  return `# Performance

Written by \`npm run bench\` and, part by part, by \`npm run bench -- NAME\`, by nothing else; do not edit.

Every figure is a ratio, of CPU time per request where nothing else is said, measured side by side in one run, so that it says the same on a slow and on a fast machine.

${measured.map(([part, result]) => partSection(part, result)).join("\n\n")}

## What each compares

${figures
  .filter(isReported)
  .map(({ name, how, bound }) => `- **${name}.** ${how}${bound ? ` *What bounds it:* ${bound}` : ""}`)
  .join("\n")}

## CPU time per request on these machines

For orientation only; these change from machine to machine.

| part | subject | µs, median | per CPU-second |
|---|---|---|---|
${measured.flatMap(([part, { medians }]) => costRows(part, medians)).join("\n")}

${memorySection(measured.flatMap(([, { medians }]) => Object.entries(medians).filter(([name]) => isMemory(name))))}## How it is measured

- Each server is a process of its own on the loopback; the subjects that end in “compressed” or “not packed” are other requests to the same server. The requests come from one more process over four connections, in fixed numbers, after a warm-up.
- CPU time is the run time of all threads of the server (\`/proc/<pid>/task/*/schedstat\`) before and after; what the kernel does for the server's system calls is in it, waiting is not. A subject that ends in “with PostgreSQL” adds the run time of the database server's processes.
- A round goes around all subjects of a part several times in short turns, each time beginning with another. The result is the median of the rounds' ratios.
${searched ? `- Workers are searched among ${searched.toLocaleString("en")} invented ones, in a PostgreSQL of their own (\`npm run bench -- search --full\` takes a million).\n` : ""}${opened ? `- A crowd is ${opened.toLocaleString("en")} invented workers (\`npm run bench -- crowd --full\` takes a million).\n` : ""}- Each round holds a bare \`node:http\` server as a canary. Where it costs over a quarter more or less than usual, the round is dropped, counted and run again, within a limit.
`;
}

function partSection(part: Part, { day, machine, rounds, disturbed, ratios }: PartResult): string {
  const rows = figures.flatMap((figure) => (ratios[figure.name] ? [figureRow(figure, ratios[figure.name]!)] : []));
  return `## ${part}

Measured on ${day}: ${machine.cores} cores (${machine.processor}), ${machine.system}, Node ${machine.node}; ${rounds} rounds, ${disturbed} more dropped because the machine was busy with other things.

| figure | ratio | middle half | least – most | aim |
|---|---|---|---|---|
${rows.join("\n")}`;
}

function memorySection(rows: [string, number][]): string {
  if (rows.length === 0) return "";
  return `## Resident memory on these machines

| subject | MB, median |
|---|---|
${rows.map(([name, bytes]) => `| ${name} | ${Math.round(bytes / 1e6)} |`).join("\n")}

`;
}

const figureRow = ({ name, aim }: Figure, { median, lower, upper, least, most }: Spread) =>
  `| ${name} | **${times(median)}** | ${times(lower)} – ${times(upper)} | ${times(least)} – ${times(most)} | ${limitText(aim)} |`;

export function limitText(aim: Figure["aim"]): string {
  if (!aim) return "";
  return "atMost" in aim ? `≤ ${aim.atMost}×` : `≥ ${aim.atLeast}×`;
}

const isMemory = (name: string) => name.startsWith("resident memory");
const isNoTime = (name: string) =>
  /^(resident memory|size of|largest paint|(a )?layout shift|event-loop delay)/.test(name);

const costRows = (part: Part, medians: PartResult["medians"]) =>
  Object.entries(medians)
    .filter(([name]) => !isNoTime(name))
    .map(
      ([name, nanoseconds]) =>
        `| ${part} | ${name} | ${(nanoseconds / 1000).toFixed(nanoseconds < 100_000 ? 1 : 0)} | ${Math.round(1e9 / nanoseconds)} |`,
    );

const times = (ratio: number) => `${ratio.toFixed(ratio < 10 ? 2 : 1)}×`;
