import { describe, expect, it } from "vitest";
import type { FilterFields, Operator } from "./filter.ts";
import { matches } from "./matches.ts";
import { readFilter, storedFilter } from "./read-filter.ts";

const fields = {
  places: { kind: "number", fieldClass: "basic" },
  startsAt: { kind: "instant", fieldClass: "basic" },
} as const satisfies FilterFields;
const today = "2026-11-16";
const holds = (field: keyof typeof fields, op: Operator, values: (string | number)[], value: string | number | null) =>
  matches({ field, op, values }, { [field]: value }, fields, today);
const isRead = (field: keyof typeof fields, op: Operator, ...values: unknown[]) =>
  readFilter(storedFilter({ field, op, values: values as string[] }), fields) !== undefined;

describe("an amount", () => {
  it.each<[Operator, number[], number, boolean]>([
    ["is", [4], 4, true],
    ["is", [4], 5, false],
    ["atLeast", [4], 4, true],
    ["atLeast", [4], 3.9, false],
    ["atMost", [4], 4, true],
    ["atMost", [-4], 0, false],
    ["between", [0, 4], 0, true],
    ["between", [0, 4], 4.5, false],
  ])("%s %j is asked of %d", (op, values, value, answer) => expect(holds("places", op, values, value)).toBe(answer));

  it("that is nought is filled in, and one that is missing meets nothing", () => {
    expect(holds("places", "empty", [], 0)).toBe(false);
    expect(holds("places", "empty", [], null)).toBe(true);
    expect(holds("places", "atMost", [10], null)).toBe(false);
  });

  it("is a number and nothing that looks like one", () => {
    expect(isRead("places", "atLeast", 4.5)).toBe(true);
    for (const value of ["4", Number.NaN, Number.POSITIVE_INFINITY, 1e13, null, {}, "'; --"])
      expect([value, isRead("places", "atLeast", value)]).toEqual([value, false]);
    expect(isRead("places", "between", 1)).toBe(false);
  });
});

describe("a moment", () => {
  it.each<[Operator, (string | number)[], string, boolean]>([
    ["before", ["2026-11-16T18:00"], "2026-11-16T17:59", true],
    ["before", ["2026-11-16T18:00"], "2026-11-16T18:00", false],
    ["after", ["2026-11-16T18:00"], "2026-11-16T18:01", true],
    ["after", ["2026-11-16T18:00"], "2026-11-16T18:00", false],
    ["between", ["2026-11-16T18:00", "2026-11-16T20:00"], "2026-11-16T20:00", true],
    // A whole day: today is neither before nor after today, and all of it lies between.
    ["before", [0], "2026-11-15T23:59", true],
    ["before", [0], "2026-11-16T00:00", false],
    ["after", [0], "2026-11-16T23:59", false],
    ["after", [0], "2026-11-17T00:00", true],
    ["between", [-1, 0], "2026-11-16T23:59", true],
    ["between", [-1, "2026-11-16T12:00"], "2026-11-16T12:01", false],
  ])("%s %j is asked of %s", (op, values, value, answer) => expect(holds("startsAt", op, values, value)).toBe(answer));

  it("is a time on a wall that there is", () => {
    expect(isRead("startsAt", "after", "2026-02-28T23:59")).toBe(true);
    for (const value of ["2026-02-29T10:00", "2026-11-16T24:00", "2026-11-16", "2026-11-16T18:00Z", 1.5, 40_000])
      expect([value, isRead("startsAt", "after", value)]).toEqual([value, false]);
  });
});
