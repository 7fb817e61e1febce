import { expect, it } from "vitest";
import { daysBetween, mondayOf, weekdayOf, weeksBetween } from "./weeks.ts";

it("weeks begin on Monday, in every year", () => {
  expect(["2026-06-01", "2026-06-07", "2026-06-08", "2024-02-29", "1970-01-01", "1965-06-09"].map(mondayOf)).toEqual([
    "2026-06-01",
    "2026-06-01",
    "2026-06-08",
    "2024-02-26",
    "1969-12-29",
    "1965-06-07",
  ]);
  expect(weekdayOf("2026-06-07")).toBe(6);
});

it("weeks and days are counted over a change of the clocks", () => {
  expect(weeksBetween("2026-03-23", "2026-04-06")).toBe(2);
  expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
});
