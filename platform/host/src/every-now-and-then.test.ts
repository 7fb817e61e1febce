import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createLogger } from "@platform/kernel/logger";
import { everyNowAndThen } from "./every-now-and-then.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("a chore that fails, at once or later, is tried again at its next turn", async () => {
  const done: string[] = [];
  const fail = (how: string) => {
    done.push(how);
    throw new Error(how);
  };
  const chores = everyNowAndThen(
    [
      { seconds: 1, work: () => fail("at once") },
      { seconds: 1, work: async () => fail("later") },
    ],
    createLogger({ level: "silent" }),
  );
  await vi.advanceTimersByTimeAsync(2_000);
  chores.stop();
  expect(done).toEqual(["at once", "later", "at once", "later"]);
});
