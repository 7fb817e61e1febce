/** Filters outlive the language they were written in: each change of it comes with the way to lift what was stored before. */

/** Says in the next version what a tree said in one; it may be handed anything, for the tree is only read afterwards. */
export type Lift = (where: unknown) => unknown;

/**
 * The first lifts version 1 to version 2, the next version 2 to version 3. Numbers and moments, added since, changed no
 * stored filter.
 */
export const lifts: readonly Lift[] = [];

/** The tree in the version of today; nothing when it has no version, or one that is still to come. */
export function lifted(stored: unknown, by: readonly Lift[]): unknown {
  if (typeof stored !== "object" || stored === null || !("version" in stored) || !("where" in stored)) return undefined;
  const { version, where } = stored;
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1 || version > by.length + 1)
    return undefined;
  return by.slice(version - 1).reduce((tree, lift) => lift(tree), where);
}
