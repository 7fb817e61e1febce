/** A page whose timers run only when a test says so, for behaviour that has a number. */
import { test as base } from "./fixtures.ts";

type StillClock = {
  /** From now on no timer of the page runs by itself; styles still move in their own time. */
  stop(): Promise<void>;
  pass(milliseconds: number): Promise<void>;
};

export const test = base.extend<{ clock: StillClock }>({
  clock: async ({ page }, use) => {
    await page.clock.install();
    await use({
      stop: async () => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000),
      pass: (milliseconds) => page.clock.runFor(milliseconds),
    });
    await page.clock.resume();
  },
});
