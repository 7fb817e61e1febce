export type StackPlace = { offset: number; scale: number };

/**
 * Where a toast stands above the bottom edge, given the heights of the newer ones below it.
 * Expanded, each stands clear of the others. Otherwise they lie behind the newest, each a step smaller.
 */
export function stackPlace(newerHeights: readonly number[], expanded: boolean): StackPlace {
  const steps = newerHeights.length;
  if (!expanded) return { offset: steps * toastGap, scale: 1 - steps * toastScaleStep };
  return { offset: newerHeights.reduce((sum, height) => sum + height + toastGap, 0), scale: 1 };
}

const toastGap = 16;
const toastScaleStep = 0.05;
