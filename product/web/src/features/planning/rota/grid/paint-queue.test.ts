import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { queuePaint } from "./paint-queue.ts";

let frames: (() => void)[] = [];
beforeEach(() => vi.stubGlobal("requestAnimationFrame", (next: () => void) => frames.push(next)));
afterEach(() => vi.unstubAllGlobals());
const frame = () => {
  const due = frames;
  frames = [];
  for (const next of due) next();
};

it("paints one thing a frame, the last first, and nothing that was left out", () => {
  const painted: string[] = [];
  const leaveOut = ["a", "b", "c"].map((name) => queuePaint(() => painted.push(name)));
  frame();
  expect(painted).toEqual(["c"]);
  leaveOut[1]!();
  frame();
  frame();
  expect(painted).toEqual(["c", "a"]);
  expect(frames).toEqual([]);
  queuePaint(() => painted.push("later"));
  frame();
  expect(painted.at(-1)).toBe("later");
});
