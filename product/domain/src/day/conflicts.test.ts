import { describe, expect, it } from "vitest";
import type { Instant } from "@product/domain/time/instant";
import { isPossibleTime, oddityOf } from "./conflicts.ts";
import type { GateVerdict } from "./verdict.ts";

const verdict = (light: GateVerdict["light"], code: GateVerdict["code"], punch: GateVerdict["punch"]): GateVerdict => ({
  light,
  code,
  punch,
  minutes: 0,
  shift: undefined,
});

describe("a scan that waited", () => {
  it("is odd where the server would have said no, or something else", () => {
    expect(oddityOf(verdict("stop", "not-allowed", undefined), "in")).toBe("not-allowed");
    expect(oddityOf(verdict("go", "already-in", undefined), "in")).toBe("already-in");
    expect(oddityOf(verdict("ask", "not-in", "out"), "out")).toBe("not-in");
  });

  it("is not odd where somebody asked and let them in, or let them go", () => {
    expect(oddityOf(verdict("ask", "late", "in"), "in")).toBeUndefined();
    expect(oddityOf(verdict("ask", "compare-photo", "in"), "in")).toBeUndefined();
    expect(oddityOf(verdict("go", "out", "out"), "out")).toBeUndefined();
  });

  it("cannot be of tomorrow, nor of last week", () => {
    const [minute, day, now] = [60_000, 86_400_000, 1_800_000_000_000];
    const times = [now + 2 * minute, now + 3 * minute, now - 7 * day, now - 8 * day];
    expect(times.map((at) => isPossibleTime(at as Instant, now as Instant))).toEqual([true, false, true, false]);
  });
});
