/** CPU time that work costs the thread that answers everyone: other processes on a busy machine change nothing. */
import { setImmediate as nextTurn } from "node:timers/promises";

/**
 * Nothing that a person sends may hold the thread for long between two turns of its loop, in milliseconds. The figure is 100,
 * which `npm run soak` asks of a whole server; a test only tells what hangs from what does not, on a slow machine too.
 */
export const longestTurnAllowed = 500;

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

/**
 * How many times as long twice as much takes, at best: whatever else the thread had to do meanwhile, such as clearing up, is in
 * the other rounds. Where neither takes any time to speak of, there is nothing to compare: what grows with the square of a
 * megabyte takes minutes.
 */
export async function growth(once: () => unknown, twice: () => unknown): Promise<number> {
  let [small, large] = [Infinity, Infinity];
  // Most are far from any doubt, and need no second look.
  for (let round = 0; round < rounds && !(large / small < mostGrowth); round += 1) {
    small = Math.max(Math.min(small, await cpuOf(once)), notWorthMeasuring);
    large = Math.min(large, await cpuOf(twice));
  }
  return large / small;
}

async function cpuOf(work: () => unknown): Promise<number> {
  const before = spent();
  await work();
  return spent() - before;
}

/** Twice as much may take three times as long. */
export const mostGrowth = 3;
const notWorthMeasuring = 20;
const rounds = 8;

/** In milliseconds. */
function spent(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
