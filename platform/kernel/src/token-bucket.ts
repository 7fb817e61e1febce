/** Counts down and fills up again: at most `burst` at once, and `perSecond` in the long run. */
import type { Clock } from "./clock.ts";

export type Rate = { count: number; seconds: number; burst?: number | undefined };

/** Says whether one more is allowed for `key`. Kept in memory: every process has its own, so it is a ceiling and no promise. */
export function createBucket({ count, seconds, burst = count }: Rate, clock: Clock): (key: string) => boolean {
  const levels = new Map<string, { left: number; at: number }>();
  const fullAfter = (burst * seconds) / count;
  // A key that was idle for so long has a full bucket again, and need not be remembered.
  const forgetFull = (now: number) => {
    for (const [key, { at }] of levels) {
      if (levels.size < mostKeys && now - at < fullAfter) return;
      levels.delete(key);
    }
  };
  return (key) => {
    const now = clock().getTime() / 1000;
    const { left, at } = levels.get(key) ?? { left: burst, at: now };
    const filled = Math.min(burst, left + ((now - at) * count) / seconds);
    levels.delete(key);
    forgetFull(now);
    levels.set(key, { left: Math.max(0, filled - 1), at: now });
    return filled >= 1;
  };
}

const mostKeys = 50_000;
