/**
 * The latest results, part by part: each part is one interleaved run, and is replaced as a whole when it runs again.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { figures } from "./figures.ts";
import { isMeasured, ratioOf } from "./figures/figure.ts";
import type { Round } from "./measuring/rounds.ts";
import { medianOf, type Spread } from "./measuring/statistics.ts";
import type { Part } from "./subjects.ts";

export type Machine = { cores: number; processor: string; node: string; system: string };

export type PartResult = {
  day: string;
  machine: Machine;
  rounds: number;
  disturbed: number;
  /** Among how many workers was searched. */
  crowd?: number;
  ratios: Record<string, Spread>;
  medians: Record<string, number>;
};

export type Results = Partial<Record<Part, PartResult>>;

const docs = join(import.meta.dirname, "..", "docs");
export const pageFile = join(docs, "performance.md");
const resultsFile = join(docs, "performance.json");

export const readResults = (): Results => JSON.parse(readFileSync(resultsFile, "utf8")) as Results;

export const writeResults = (results: Results): void =>
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`);

export type Run = Pick<PartResult, "day" | "machine" | "disturbed" | "crowd"> & { kept: readonly Round[] };

export function resultOf({ kept, ...about }: Run): PartResult {
  const measured = figures.filter((figure) => isMeasured(figure, kept));
  return {
    ...about,
    rounds: kept.length,
    ratios: Object.fromEntries(measured.map((figure) => [figure.name, rounded(ratioOf(figure, kept))])),
    medians: Object.fromEntries(
      [...kept[0]!.keys()].toSorted().map((name) => [name, short(medianOf(kept.map((round) => round.get(name)!)))]),
    ),
  };
}

const short = (value: number): number => Number(value.toPrecision(4));
const rounded = (spread: Spread): Spread =>
  Object.fromEntries(Object.entries(spread).map(([name, value]) => [name, short(value)])) as Spread;
