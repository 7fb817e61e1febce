import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createCopied } from "./copied.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("says so for 1500 ms", async () => {
  const write = vi.fn(async () => {});
  const copied = createCopied({ write });
  await copied.copy("W-4F7K");
  expect(write).toHaveBeenCalledWith("W-4F7K");
  expect(copied.snapshot()).toBe(true);
  vi.advanceTimersByTime(1499);
  expect(copied.snapshot()).toBe(true);
  vi.advanceTimersByTime(1);
  expect(copied.snapshot()).toBe(false);
});

it("starts its time anew when copied again", async () => {
  const copied = createCopied({ write: async () => {} });
  await copied.copy("one");
  vi.advanceTimersByTime(1000);
  await copied.copy("two");
  vi.advanceTimersByTime(1000);
  expect(copied.snapshot()).toBe(true);
});

it("says nothing when the clipboard refuses", async () => {
  const copied = createCopied({ write: () => Promise.reject(new Error("denied")) });
  await expect(copied.copy("one")).rejects.toThrow("denied");
  expect(copied.snapshot()).toBe(false);
});
