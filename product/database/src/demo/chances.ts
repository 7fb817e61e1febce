export type Chance = ReturnType<typeof chances>;

/** Throws dice that fall the same way each time (mulberry32). */
export function chances(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <T>(items: readonly T[]) => items[below(items.length)]!;
  return {
    below,
    pick,
    /** Rather one of the first. */
    early: <T>(items: readonly T[]) => items[Math.floor(next() ** 2 * items.length)]!,
    some: <T>(items: readonly T[], count: number) => {
      const chosen = new Set<T>();
      while (chosen.size < count) chosen.add(pick(items));
      return [...chosen];
    },
  };
}
