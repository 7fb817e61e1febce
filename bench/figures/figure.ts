/** A figure: the ratio of two measured values, and in plain words what it compares. */
import type { Round } from "#bench/measuring/rounds.ts";
import { spreadOf, type Spread } from "#bench/measuring/statistics.ts";
import type { Measure } from "#bench/subjects.ts";

export type Figure = {
  name: string;
  of: Measure;
  over: Measure;
  aim?: { atMost: number } | { atLeast: number };
  how: string;
  /** Left out where it is that of the figure before. */
  bound?: string;
};

/** The median of the ratios of each round, never the ratio of two medians: both sides then met the same weather. */
export const ratioOf = ({ of, over }: Pick<Figure, "of" | "over">, rounds: readonly Round[]): Spread =>
  spreadOf(rounds.map((round) => round.get(of)! / round.get(over)!));

/** Where one side could not be started, there is nothing to report. */
export const isMeasured = ({ of, over }: Pick<Figure, "of" | "over">, rounds: readonly Round[]): boolean =>
  rounds.every((round) => round.has(of) && round.has(over));
