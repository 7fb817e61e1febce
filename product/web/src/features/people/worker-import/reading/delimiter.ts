import { delimiters, type Delimiter } from "./table-file.ts";

const linesLookedAt = 20;

/**
 * The delimiter of the cells: the one that the file declares (`sep=;`), else the one that occurs equally often in its
 * first lines.
 */
export function delimiterOf(sample: string): { delimiter: Delimiter; isDeclared: boolean } {
  const declared = delimiters.find((each) => sample.match(/^sep=(.)\r?\n/i)?.[1] === each);
  if (declared) return { delimiter: declared, isDeclared: true };
  const lines = unquoted(sample)
    .split(/\r\n|\n|\r/)
    .filter(Boolean);
  // The last line may have been cut off.
  const whole = lines.length > 1 ? lines.slice(0, -1) : lines;
  const scores = delimiters.map((each) => ({ each, score: scoreOf(whole.slice(0, linesLookedAt), each) }));
  const best = scores.reduce((candidate, other) => (other.score > candidate.score ? other : candidate));
  return { delimiter: best.score > 0 ? best.each : ",", isDeclared: false };
}

/** How many columns it would make, and how many lines agree: with the first, or, below the title of a sheet, with each other. */
function scoreOf(lines: readonly string[], delimiter: Delimiter): number {
  const counts = lines.map((line) => line.split(delimiter).length - 1);
  const share = (of: number) => counts.filter((count) => count === of).length / (counts.length || 1);
  const first = counts[0] ?? 0;
  const usual = first > 0 ? first : (counts.find((count) => count > 0 && share(count) > 0.5) ?? 0);
  return usual * share(usual) ** 2;
}

const unquoted = (text: string) => text.replace(/"(?:[^"]|"")*"/g, "");
