/** Where the middle half of the values lies, and how far the rest reaches. */
export type Spread = { median: number; lower: number; upper: number; least: number; most: number };

export function spreadOf(values: readonly number[]): Spread {
  if (values.length === 0) throw new Error("no values to describe");
  const sorted = values.toSorted((a, b) => a - b);
  return {
    median: quantile(sorted, 0.5),
    lower: quantile(sorted, 0.25),
    upper: quantile(sorted, 0.75),
    least: sorted[0]!,
    most: sorted.at(-1)!,
  };
}

export const medianOf = (values: readonly number[]): number => spreadOf(values).median;

// Between two neighbours the straight line decides.
function quantile(sorted: readonly number[], share: number): number {
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)]!;
  const above = sorted[Math.ceil(position)]!;
  return below + (above - below) * (position % 1);
}
