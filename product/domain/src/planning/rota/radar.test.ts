import { describe, expect, it } from "vitest";
import { checkKinds } from "@product/domain/rules/rule";
import { checksIn, radarOf, radarRows } from "./radar.ts";

describe("the radar", () => {
  it("has a row for every check of the rules, and one only", () =>
    expect(radarRows.flatMap(checksIn).toSorted()).toEqual(checkKinds.toSorted()));

  it("shows of a day the gravest, and how many there are of it", () => {
    const [rest, weekly] = radarOf([
      { day: "2026-06-20", check: "daily-rest", severity: "block", n: 2 },
      { day: "2026-06-20", check: "break", severity: "block", n: 1 },
      { day: "2026-06-20", check: "daily-rest", severity: "warn", n: 5 },
      { day: "2026-06-19", check: "daily-rest", severity: "warn", n: 1 },
    ]);
    expect(rest).toEqual({
      row: "daily-rest",
      cells: [
        { day: "2026-06-19", severity: "warn", n: 1 },
        { day: "2026-06-20", severity: "block", n: 3 },
      ],
    });
    expect(weekly).toEqual({ row: "weekly-rest", cells: [] });
  });
});
