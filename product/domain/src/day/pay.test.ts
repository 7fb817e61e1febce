import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  amountOf,
  billableMinutes,
  byContract,
  contractOf,
  minutesIn,
  payKinds,
  roundedBy,
  usualPolicy,
} from "./pay.ts";

const policy = (roundingMinutes: number, rounding: "nearest" | "up" = "nearest") => ({
  ...usualPolicy,
  roundingMinutes,
  rounding,
});

describe("rounding for pay", () => {
  it("leaves the minutes alone where the company has set none", () =>
    expect(roundedBy({ ordinary: 451 }, policy(0))).toEqual({ ordinary: 451 }));
  it("rounds the whole to the nearest step, in the kind that has most", () => {
    expect(roundedBy({ ordinary: 448, night: 6 }, policy(15))).toEqual({ ordinary: 444, night: 6 });
    expect(roundedBy({ ordinary: 448, night: 6 }, policy(15, "up"))).toEqual({ ordinary: 459, night: 6 });
  });
  it("sums to a multiple of the step, never below nothing, and never further off than one step", () =>
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(payKinds.map((kind) => [kind, fc.nat(600)]))),
        fc.constantFrom(5, 10, 15, 30),
        fc.constantFrom("nearest" as const, "up" as const),
        (split, step, rounding) => {
          const rounded = roundedBy(split, policy(step, rounding));
          expect(minutesIn(rounded) % step).toBe(0);
          expect(Object.values(rounded).every((minutes) => minutes >= 0)).toBe(true);
          expect(Math.abs(minutesIn(rounded) - minutesIn(split))).toBeLessThan(step);
        },
      ),
    ));
});

describe("hours beyond the contract", () => {
  const part = contractOf({ weeklyHours: "20", percentage: null })!;
  const full = contractOf({ weeklyHours: null, percentage: "100" })!;
  const week = ["2027-06-14", "2027-06-15", "2027-06-16"].map((day) => ({ id: day, day, split: { ordinary: 480 } }));

  it("are complementary for a part-timer, from the minute on that the week is full", () =>
    expect([...byContract(week, () => part).values()]).toEqual([
      { ordinary: 480 },
      { ordinary: 480 },
      { ordinary: 240, complementary: 240 },
    ]));
  it("are overtime beyond a full week, and begin anew on Monday", () => {
    const six = Array.from({ length: 6 }, (_, n) => ({
      id: `${n}`,
      day: `2027-06-1${n + 4}`,
      split: { ordinary: 480 },
    }));
    const next = { id: "next", day: "2027-06-21", split: { ordinary: 480 } };
    const paid = byContract([...six, next], () => full);
    expect(paid.get("5")).toEqual({ overtime: 480 });
    expect(paid.get("next")).toEqual({ ordinary: 480 });
  });
  it("have no overtime in part time, and nothing without hours in the contract", () => {
    const line = { id: "a", day: "2027-06-14", split: { ordinary: 300, overtime: 60 } };
    expect(byContract([line], () => part).get("a")).toEqual({ ordinary: 300, complementary: 60 });
    expect(byContract([line], () => contractOf({ weeklyHours: null, percentage: null })).get("a")).toEqual(line.split);
  });
  it("sum to what was worked, whatever the contract", () =>
    fc.assert(
      fc.property(
        fc.array(fc.record({ ordinary: fc.nat(500), night: fc.nat(200), overtime: fc.nat(90) }), { maxLength: 9 }),
        fc.nat(3000),
        (splits, weeklyMinutes) => {
          const lines = splits.map((split, n) => ({ id: `${n}`, day: `2027-06-1${n}`, split }));
          const paid = byContract(lines, () => ({ weeklyMinutes, isPartTime: weeklyMinutes < 2400 }));
          for (const { id, split } of lines) expect(minutesIn(paid.get(id)!)).toBe(minutesIn(split));
        },
      ),
    ));
});

describe("money", () => {
  it("is the rate by the hour with premiums, rounded once", () => {
    const premiums = { ...usualPolicy.premiums, night: 25 };
    expect(amountOf({ ordinary: 310, night: 140 }, 1133, { premiums })).toBe(
      Math.round((310 + 140 * 1.25) * (1133 / 60)),
    );
  });
  it("is charged for the shortest call at least, and for nobody who did not come", () => {
    expect([0, 60, 300].map((minutes) => billableMinutes(minutes, 240))).toEqual([0, 240, 300]);
  });
});
