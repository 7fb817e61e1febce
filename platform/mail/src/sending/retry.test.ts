import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { nextAttempt, pauseSeconds, usualRetry } from "./retry.ts";

const createdAt = new Date("2027-03-01T08:00:00Z");
const after = (seconds: number) => new Date(createdAt.getTime() + seconds * 1000);
const chance = fc.double({ min: 0, max: 1, noNaN: true });
const day = 24 * 60 * 60;

describe("the pause after a failure", () => {
  it("is 30 seconds at first and doubles", () =>
    expect([1, 2, 3, 4].map((failures) => pauseSeconds(failures, usualRetry, 0.5))).toEqual([30, 60, 120, 240]));

  it("stays within a fifth of 30 s · 2ⁿ", () =>
    fc.assert(
      fc.property(fc.nat(60), chance, (n, by) => {
        const pause = pauseSeconds(n + 1, usualRetry, by);
        expect(pause).toBeGreaterThanOrEqual(30 * 2 ** n * 0.8 * (1 - 1e-9));
        expect(pause).toBeLessThanOrEqual(30 * 2 ** n * 1.2 * (1 + 1e-9));
      }),
    ));
});

describe("the next attempt", () => {
  it("comes later than now and no later than a day after the message was written", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 5_000 }),
        fc.integer({ min: 0, max: day - 1 }),
        chance,
        (attempts, age, by) => {
          const next = nextAttempt({ createdAt, attempts }, after(age), usualRetry, by)!.getTime();
          expect(next).toBeGreaterThan(after(age).getTime());
          expect(next).toBeLessThanOrEqual(after(day).getTime());
        },
      ),
    ));

  it("is the last one as the day ends", () =>
    expect(nextAttempt({ createdAt, attempts: 12 }, after(61_410), usualRetry, 0.5)).toEqual(after(day)));

  it("does not come once the day is over", () =>
    fc.assert(
      fc.property(fc.integer({ min: day, max: 30 * day }), chance, (age, by) => {
        expect(nextAttempt({ createdAt, attempts: 1 }, after(age), usualRetry, by)).toBeUndefined();
      }),
    ));
});
