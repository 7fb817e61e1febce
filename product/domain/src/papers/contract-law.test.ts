import { describe, expect, it } from "vitest";
import { daysFrom } from "@product/domain/clearance/day-ranges";
import { contractFaults, contractFindings, daysWithin, type ContractTerms } from "./contract-law.ts";

const terms: ContractTerms = { type: "permanent", firstDay: "2026-06-01", lastDay: null, cause: null };
const spanish = { country: "ES", nonProfit: false } as const;
const british = { country: "UK", nonProfit: false } as const;
const faults = (changes: Partial<ContractTerms>, employer: Parameters<typeof contractFaults>[1] = spanish) =>
  contractFaults({ ...terms, ...changes }, employer);

describe("a new contract", () => {
  it("is of a kind that the country knows: zero hours in the United Kingdom, fijo discontinuo in Spain", () => {
    expect([faults({ type: "zero_hours" }), faults({ type: "zero_hours" }, british)]).toEqual([["typeUnfit"], []]);
    expect([faults({ type: "fixed_discontinuous" }), faults({ type: "fixed_discontinuous" }, british)]).toEqual([
      [],
      ["typeUnfit"],
    ]);
  });
  it("is a volunteer's in Spain for a non-profit entity alone", () => {
    expect(faults({ type: "volunteer" })).toEqual(["volunteerUnfit"]);
    expect(faults({ type: "volunteer" }, { ...spanish, nonProfit: true })).toEqual([]);
    expect(faults({ type: "volunteer" }, british)).toEqual([]);
  });
  it("has no last day for a fijo discontinuo", () => {
    expect(faults({ type: "fixed_discontinuous", lastDay: "2026-09-30" })).toEqual(["lastDayUnfit"]);
    expect(faults({ type: "temporary", lastDay: "2026-09-30", cause: "substitution" })).toEqual([]);
  });
  it("says in Spain why it is temporary", () => {
    expect(faults({ type: "temporary" })).toEqual(["causeMissing"]);
    expect(faults({ type: "temporary" }, british)).toEqual([]);
  });
});

describe("a contract that stands", () => {
  const found = (changes: Partial<ContractTerms & { isEnded: boolean }>) =>
    contractFindings({ ...terms, isEnded: false, ...changes }, spanish);
  it("shows what would be refused now", () => {
    expect(found({ type: "zero_hours" })).toEqual(["typeUnfit"]);
    expect(found({ type: "fixed_discontinuous", lastDay: "2026-09-30" })).toEqual(["lastDayUnfit"]);
  });
  it("may have its last day once it was ended", () =>
    expect(found({ type: "fixed_discontinuous", lastDay: "2026-09-30", isEnded: true })).toEqual([]));
  it("lasts six months for what nobody could foresee, and a day more is said", () => {
    const peak = { type: "temporary", cause: "unforeseeable" } as const;
    expect(found({ ...peak, lastDay: "2026-11-30" })).toEqual([]);
    expect(found({ ...peak, lastDay: "2026-12-01" })).toEqual(["causeLong"]);
    expect(found({ ...peak, cause: "substitution", lastDay: "2027-12-01" })).toEqual([]);
  });
});

it("the days of a year with a foreseeable peak count once, whoever works then", () => {
  const ranges = [
    daysFrom("2025-12-20", "2026-01-06"),
    daysFrom("2026-01-05", "2026-01-10"),
    daysFrom("2026-12-30", null),
  ];
  expect([daysWithin(ranges, "2025").length, daysWithin(ranges, "2026").length]).toEqual([12, 12]);
});
