import { describe, expect, it } from "vitest";
import { localDate } from "@product/domain/time/local-date";
import { occurrences } from "./occurrences.ts";

const day = localDate;

describe("what comes again", () => {
  it("comes once, or each week until its last day", () => {
    expect(occurrences(day("2027-03-20"), "once", day("2027-12-31"), 60)).toEqual(["2027-03-20"]);
    expect(occurrences(day("2027-03-20"), "weekly", day("2027-04-03"), 60)).toEqual([
      "2027-03-20",
      "2027-03-27",
      "2027-04-03",
    ]);
  });

  it("comes each month on the same day, or on the last that there is", () =>
    expect(occurrences(day("2027-12-31"), "monthly", day("2028-04-30"), 60)).toEqual([
      "2027-12-31",
      "2028-01-31",
      "2028-02-29",
      "2028-03-31",
      "2028-04-30",
    ]));

  it("ends one beyond the most", () =>
    expect(occurrences(day("2027-01-01"), "weekly", day("2099-01-01"), 60)).toHaveLength(61));
});
