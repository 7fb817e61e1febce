/** What work costs the thread that answers everyone: its CPU alone, so that a busy machine changes nothing. */
import { setImmediate as nextTurn } from "node:timers/promises";

/** Nothing that a person sends may hold the thread for longer between two turns of its loop, in milliseconds. */
export const longestTurnAllowed = 100;

/** The most that was spent between two turns of the loop while the work was done. */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = spent();
  let isOver = false;
  const look = () => {
    const now = spent();
    longest = Math.max(longest, now - before);
    before = now;
    // A timer and no immediate, which would keep the loop from ever sleeping.
    if (!isOver) setTimeout(look, 1);
  };
  await nextTurn();
  before = spent();
  setTimeout(look, 1);
  try {
    await work();
  } finally {
    look();
    isOver = true;
  }
  return longest;
}

/** The least that one of the runs took: whatever else the thread had to do meanwhile, such as clearing up, is in the others. */
async function leastCpu(work: () => unknown, runs: number): Promise<number> {
  let least = Infinity;
  for (let run = 0; run < runs; run += 1) {
    const before = spent();
    await work();
    least = Math.min(least, spent() - before);
  }
  return least;
}

/**
 * How many times as long twice as much takes, at best. Where neither takes any time to speak of, there is nothing to compare:
 * what grows with the square of a megabyte takes minutes.
 */
export async function growth(once: () => unknown, twice: () => unknown): Promise<number> {
  const ratio = async (runs: number) => {
    const small = Math.max(await leastCpu(once, runs), notWorthMeasuring);
    return (await leastCpu(twice, runs)) / small;
  };
  // Most are far from any doubt, and need no second look.
  const first = await ratio(1);
  return first < mostGrowth ? first : ratio(5);
}

/** Twice as much may take three times as long. */
export const mostGrowth = 3;
const notWorthMeasuring = 5;

/** In milliseconds. */
function spent(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
