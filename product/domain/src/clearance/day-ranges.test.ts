import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayAfter, gaps, includes, joined, overlap, shared, type DayRange } from "./day-ranges.ts";
import { day, month } from "./testing/random-facts.ts";

const days: string[] = [];
for (let each: string = month.from; each <= month.until; each = dayAfter(each)) days.push(each);

/** Some of them end before they begin, and have no day at all. */
const ranges = fc.array(fc.record({ from: day, until: day }), { maxLength: 6 });
const daysIn = (some: readonly DayRange[]) => days.filter((each) => some.some((range) => includes(range, each)));
const areApart = (some: readonly DayRange[]) =>
  some.every(({ from }, at) => at === 0 || from > dayAfter(some[at - 1]!.until));

describe("ranges of days", () => {
  it("joined have the same days, in order and apart", () =>
    fc.assert(
      fc.property(ranges, (some) => {
        expect(daysIn(joined(some))).toEqual(daysIn(some));
        expect(areApart(joined(some))).toBe(true);
      }),
    ));

  it("leave as gaps every day that none of them has", () =>
    fc.assert(
      fc.property(ranges, (some) => {
        const taken = new Set(daysIn(some));
        expect(daysIn(gaps(some))).toEqual(days.filter((each) => !taken.has(each)));
        expect(areApart(gaps(some))).toBe(true);
      }),
    ));

  it("leave no gap outside of what is asked about", () =>
    fc.assert(
      fc.property(ranges, day, day, (some, oneDay, other) => {
        const within = oneDay < other ? { from: oneDay, until: other } : { from: other, until: oneDay };
        const taken = new Set(daysIn(some));
        const left = gaps(some, within);
        expect(daysIn(left)).toEqual(daysIn([within]).filter((each) => !taken.has(each)));
        expect(left.every(({ from, until }) => within.from <= from && from <= until && until <= within.until)).toBe(
          true,
        );
      }),
    ));

  it("share the days that both have", () =>
    fc.assert(
      fc.property(ranges, ranges, (some, others) => {
        const otherDays = new Set(daysIn(others));
        expect(daysIn(shared(some, others))).toEqual(daysIn(some).filter((each) => otherDays.has(each)));
        expect(areApart(shared(some, others))).toBe(true);
      }),
    ));

  it("overlap exactly when they share a day", () =>
    fc.assert(
      fc.property(day, day, day, day, (a, b, c, d) => {
        const [range, other] = [
          { from: a < b ? a : b, until: a < b ? b : a },
          { from: c < d ? c : d, until: c < d ? d : c },
        ];
        expect(overlap(range, other)).toBe(daysIn(shared([range], [other])).length > 0);
      }),
    ));

  it("have every day up to the last that there is", () => {
    expect(gaps([{ from: "2026-06-10", until: "9999-12-31" }])).toEqual([{ from: "0001-01-01", until: "2026-06-09" }]);
    expect(gaps([{ from: "0001-01-01", until: "2026-06-09" }])).toEqual([{ from: "2026-06-10", until: "9999-12-31" }]);
    expect(gaps([{ from: "0001-01-01", until: "9999-12-31" }])).toEqual([]);
  });
});
