/** Which qualifications stand for which others: who may teach first aid can give it. */
export const mostLevels = 20;
export const levelLength = 60;

/** A worker with `higher` also counts as having `lower`. */
export type Implication = { higher: string; lower: string };

/** Everything that someone with this qualification counts as having besides, the nearest first. */
export function alsoCountsFor(id: string, implications: readonly Implication[]): string[] {
  return [...waysFrom(id, implications).keys()].filter((other) => other !== id);
}

/**
 * The circle that would come about if `higher` stood for `lower` too: from `lower` by what it stands for to `higher`, and back.
 * The shortest there is; undefined where there is none.
 */
export function circleWith({ higher, lower }: Implication, implications: readonly Implication[]): string[] | undefined {
  const ways = waysFrom(lower, implications);
  if (!ways.has(higher)) return undefined;
  const path = [lower];
  for (let at: string | undefined = higher; at !== undefined && at !== lower; at = ways.get(at)) path.splice(1, 0, at);
  return [...path, lower];
}

/** Every qualification within reach, nearest first, with the one it was reached from. */
function waysFrom(start: string, implications: readonly Implication[]): Map<string, string | undefined> {
  const lowerOf = Map.groupBy(implications, ({ higher }) => higher);
  const from = new Map<string, string | undefined>([[start, undefined]]);
  // A map is walked in the order in which it grows, also while it grows.
  for (const id of from.keys())
    for (const { lower } of lowerOf.get(id) ?? []) if (!from.has(lower)) from.set(lower, id);
  return from;
}
