import { describe, expect, it } from "vitest";
import { canTakeBack, takeBackMinutes } from "./decisions.ts";

const decided = new Date("2026-06-11T10:00:00Z");
const after = (minutes: number) => new Date(decided.getTime() + minutes * 60_000);

describe("a decision", () => {
  it("is taken back until its letter goes out", () => {
    expect(canTakeBack("rejected", decided, after(takeBackMinutes - 1))).toBe(true);
    expect(canTakeBack("more_info", decided, after(takeBackMinutes))).toBe(false);
  });
  it("that nobody is told of can be taken back for a month", () =>
    expect(canTakeBack("spam", decided, after(60 * 24 * 30))).toBe(true));
  it("that made a worker stays", () => expect(canTakeBack("accepted", decided, after(0))).toBe(false));
});
