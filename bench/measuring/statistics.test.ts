import { describe, expect, it } from "vitest";
import { medianOf, spreadOf } from "./statistics.ts";

describe("the spread of values", () => {
  it("does not depend on their order", () =>
    expect(spreadOf([5, 1, 4, 2, 3])).toEqual({ median: 3, lower: 2, upper: 4, least: 1, most: 5 }));
  it("lies between two neighbours where no value stands in the middle", () =>
    expect(medianOf([1, 2, 3, 10])).toBe(2.5));
  it("of one value is that value", () =>
    expect(spreadOf([7])).toEqual({ median: 7, lower: 7, upper: 7, least: 7, most: 7 }));
  it("of nothing is an error of the caller", () => expect(() => medianOf([])).toThrow("no values"));
});
