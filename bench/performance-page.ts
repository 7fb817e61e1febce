/** Writes docs/performance.md. */
import { figures, ratioOf, type Figure } from "./figures.ts";
import type { Round } from "./measuring/rounds.ts";
import { medianOf, type Spread } from "./measuring/statistics.ts";

export type Run = {
  kept: readonly Round[];
  disturbed: number;
  day: string;
  machine: { cores: number; processor: string; node: string; system: string };
};

export const performancePage = (run: Run): string => `# Performance

Written by \`npm run bench\`, by nothing else; do not edit. Last run on ${run.day}: ${run.machine.cores} cores (${run.machine.processor}), ${run.machine.system}, Node ${run.machine.node}.

Every figure is a ratio of CPU time per request, measured side by side in one run, so that it says the same on a slow and on a fast machine. ${run.kept.length} rounds are counted; ${run.disturbed} more were dropped because the machine was busy with other things.

| figure | ratio | middle half | least – most | aim |
|---|---|---|---|---|
${figures.map((figure) => figureRow(figure, ratioOf(figure, run.kept))).join("\n")}

## What each compares

${figures.map(({ name, how, bound }) => `- **${name}.** ${how} *What bounds it:* ${bound}`).join("\n")}

## CPU time per request on this machine

For orientation only; these change from machine to machine.

| subject | µs, median |
|---|---|
${[...run.kept[0]!.keys()]
  .toSorted()
  .map((subject) => subjectRow(subject, run.kept))
  .join("\n")}

## How it is measured

- Each server is a process of its own on the loopback; the subjects that end in “compressed” or “not packed” are other requests to the same server. The requests come from one more process over four kept connections, in fixed numbers, after a warm-up.
- CPU time is the run time of all threads of the server (\`/proc/<pid>/task/*/schedstat\`) before and after; what the kernel does for the server's system calls is in it, waiting is not.
- A round goes around all subjects several times in short turns, each time beginning with another. The result is the median of the rounds' ratios.
- Each round holds a bare \`node:http\` server as a canary. Where it costs over a quarter more or less than usual, the round is dropped, counted and run again, within a limit.
`;

const figureRow = ({ name, aim }: Figure, { median, lower, upper, least, most }: Spread) =>
  `| ${name} | **${times(median)}** | ${times(lower)} – ${times(upper)} | ${times(least)} – ${times(most)} | ${aim ? `≤ ${aim}×` : ""} |`;

const subjectRow = (subject: string, rounds: readonly Round[]) =>
  `| ${subject} | ${Math.round(medianOf(rounds.map((round) => round.get(subject)!)) / 1000)} |`;

const times = (ratio: number) => `${ratio.toFixed(ratio < 10 ? 2 : 1)}×`;
