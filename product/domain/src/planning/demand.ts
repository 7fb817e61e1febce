/** The demand of a day as a curve: how many people of each role are wanted at once, and how many are confirmed. */
export type DemandLine = { role: string; startsAt: number; endsAt: number; target: number; confirmed: number };
export type DemandStep = { from: number; until: number; byRole: ReadonlyMap<string, number>; confirmed: number };

/** Steps between the moments at which anything changes, in their order; equal neighbours are one step. */
export function demandCurve(lines: readonly DemandLine[]): DemandStep[] {
  const edges = [...new Set(lines.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]))].toSorted((a, b) => a - b);
  const steps = edges.slice(0, -1).map((from, index): DemandStep => {
    const here = lines.filter(({ startsAt, endsAt }) => startsAt <= from && from < endsAt);
    const byRole = new Map<string, number>();
    for (const { role, target } of here) byRole.set(role, (byRole.get(role) ?? 0) + target);
    return { from, until: edges[index + 1]!, byRole, confirmed: here.reduce((sum, line) => sum + line.confirmed, 0) };
  });
  return steps.reduce<DemandStep[]>((joined, step) => {
    const last = joined.at(-1);
    if (last && isAlike(last, step)) joined[joined.length - 1] = { ...last, until: step.until };
    else joined.push(step);
    return joined;
  }, []);
}

export const headsIn = ({ byRole }: DemandStep): number => [...byRole.values()].reduce((sum, n) => sum + n, 0);

/** The step at which most are wanted; undefined where nobody ever is. */
export const peakOf = (steps: readonly DemandStep[]): DemandStep | undefined =>
  steps.reduce<DemandStep | undefined>(
    (peak, step) => (peak && headsIn(peak) >= headsIn(step) ? peak : step),
    undefined,
  );

const isAlike = (a: DemandStep, b: DemandStep): boolean =>
  a.confirmed === b.confirmed &&
  a.byRole.size === b.byRole.size &&
  [...a.byRole].every(([role, n]) => b.byRole.get(role) === n);
