import { describe, expect, it } from "vitest";
import { historyOf } from "@product/domain/rules/history";
import { judgeOneMore, nightHoursOf } from "@product/domain/rules/judge";
import { shift, someone } from "@product/domain/rules/testing/someone";
import { awaitsSecond, isOverridable, overridden, undecided, type FindingOverride } from "./finding-overrides.ts";

const friday = shift("2027-06-18 14:00", 8);
const saturday = (start: string) =>
  judgeOneMore(someone(), historyOf([friday], nightHoursOf("ES")), shift(`2027-06-19 ${start}`, 8));
const decided = (findings: ReturnType<typeof saturday>): FindingOverride => ({
  findings: overridden(findings),
  reason: "Nobody else can drive the crane",
  by: "one",
  at: "2027-06-01T10:00:00Z",
  second: null,
});

describe("an override", () => {
  it("holds for what was read and for less, and not for more", () => {
    const override = decided(saturday("09:00"));
    expect(undecided(saturday("09:00"), override)).toEqual([]);
    expect(undecided(saturday("09:30"), override)).toEqual([]);
    expect(undecided(saturday("08:59"), override)).toMatchObject([{ rule: "ES-REST-12" }]);
  });

  it("of legal hours waits for a second person", () => {
    const override = decided(saturday("09:00"));
    expect(awaitsSecond(override)).toBe(true);
    expect(awaitsSecond({ ...override, second: { by: "two", at: "2027-06-01T11:00:00Z" } })).toBe(false);
    expect(awaitsSecond(null)).toBe(false);
  });

  it("is never made for overlaps or minors, whatever was decided", () => {
    const overlapping = judgeOneMore(
      someone(),
      historyOf([friday], nightHoursOf("ES")),
      shift("2027-06-18 20:00", 4, { id: "other" }),
    );
    expect(isOverridable(overlapping)).toBe(false);
    expect(undecided(overlapping, decided(overlapping))).toMatchObject([{ rule: "OVERLAP" }]);
    const night = judgeOneMore(
      someone({ birthDate: "2010-01-01" as never }),
      historyOf([], nightHoursOf("ES")),
      shift("2027-06-18 20:00", 4),
    );
    expect(isOverridable(night)).toBe(false);
  });
});
