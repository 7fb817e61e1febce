import { describe, expect, it } from "vitest";
import { demandCurve, headsIn, peakOf } from "./demand.ts";

const gate = { role: "steward", startsAt: 10, endsAt: 18, target: 32, confirmed: 22 };
const bar = { role: "bar", startsAt: 14, endsAt: 22, target: 24, confirmed: 15 };

describe("the demand of a day", () => {
  it("steps where a shift begins or ends", () => {
    const steps = demandCurve([gate, bar]);
    expect(steps.map((step) => [step.from, step.until, headsIn(step), step.confirmed])).toEqual([
      [10, 14, 32, 22],
      [14, 18, 56, 37],
      [18, 22, 24, 15],
    ]);
    expect(peakOf(steps)).toBe(steps[1]);
  });

  it("shows a gap between two shifts as a step without people", () =>
    expect(demandCurve([gate, { ...bar, startsAt: 20 }]).map(headsIn)).toEqual([32, 0, 24]));

  it("is one step where one shift follows another with the same people", () =>
    expect(demandCurve([gate, { ...gate, startsAt: 18, endsAt: 20 }])).toHaveLength(1));

  it("is nothing without shifts", () => {
    expect(demandCurve([])).toEqual([]);
    expect(peakOf([])).toBeUndefined();
  });
});
