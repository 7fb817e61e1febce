import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mostWeight, pointsOf, usualWeights } from "./candidate-rank.ts";

const facts = fc.record({
  timesHere: fc.nat(50),
  minutes: fc.nat(6000),
  daysUnasked: fc.option(fc.nat(400)),
});
const weight = fc.integer({ min: 0, max: mostWeight });

describe("the points of a candidate", () => {
  it("are a hundred for who knows the venue, has no hours and was never asked", () =>
    expect(pointsOf({ timesHere: 12, minutes: 0, daysUnasked: null }, usualWeights)).toEqual({
      here: 50,
      hours: 30,
      asked: 20,
      total: 100,
    }));

  it("are the sum of their parts, from nought to a hundred, whatever the weights", () =>
    fc.assert(
      fc.property(facts, weight, weight, weight, (known, here, hours, askedWeight) => {
        const points = pointsOf(known, { here, hours, asked: askedWeight });
        expect(points.total).toBeCloseTo(points.here + points.hours + points.asked);
        expect(points.total).toBeGreaterThanOrEqual(0);
        expect(points.total).toBeLessThanOrEqual(100.000_1);
      }),
    ));

  it("leave out what weighs nothing", () =>
    expect(pointsOf({ timesHere: 3, minutes: 900, daysUnasked: 2 }, { here: 0, hours: 0, asked: 0 }).total).toBe(0));
});
