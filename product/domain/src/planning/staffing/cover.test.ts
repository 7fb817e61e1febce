import { describe, expect, it } from "vitest";
import { coverStep, type CoverFacts } from "./cover.ts";

const facts: CoverFacts = { open: 1, waiting: 0, left: 3, hasBegun: false, isDue: false };

describe("looking for cover", () => {
  it("asks at once, waits for those asked, and goes on when the time of the wave is over or all have answered", () => {
    expect(coverStep(facts)).toBe("ask");
    expect(coverStep({ ...facts, waiting: 2 })).toBe("wait");
    expect(coverStep({ ...facts, waiting: 2, isDue: true })).toBe("ask");
  });

  it("ends when filled, when it has begun, or when nobody is left and nobody may still answer", () => {
    expect(coverStep({ ...facts, left: 0, waiting: 1, isDue: true })).toBe("wait");
    expect(coverStep({ ...facts, left: 0 })).toBe("exhausted");
    expect(coverStep({ ...facts, hasBegun: true })).toBe("exhausted");
  });

  it("never asks for a place that is held, whatever else is so", () => {
    for (const waiting of [0, 1])
      for (const left of [0, 5])
        for (const isDue of [true, false])
          for (const hasBegun of [true, false])
            expect(coverStep({ open: 0, waiting, left, isDue, hasBegun })).toBe("filled");
  });
});
