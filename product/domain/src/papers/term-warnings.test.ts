import { describe, expect, it } from "vitest";
import type { ContractTerms, TemporaryCause } from "./contract-law.ts";
import { termWarnings } from "./term-warnings.ts";

const spain = { country: "ES", foreseeable: [] } as const;
const uk = { country: "UK", foreseeable: [] } as const;
const contract = (firstDay: string, lastDay: string | null, cause: TemporaryCause | null): ContractTerms => ({
  type: "temporary",
  firstDay,
  lastDay,
  cause,
});

describe("of a temporary contract it is said", () => {
  it("that an unforeseeable peak is extended once", () => {
    const august = contract("2026-08-01", "2026-08-31", "unforeseeable");
    const september = contract("2026-09-01", "2026-09-30", "unforeseeable");
    const october = contract("2026-10-01", "2026-10-31", "unforeseeable");
    expect(termWarnings([september], october, spain)).toEqual([]);
    expect(termWarnings([september, august], october, spain)).toEqual(["renewedOnce"]);
    expect(termWarnings([august], october, spain), "a month lay between").toEqual([]);
  });
  it("that an unforeseeable peak lasts six months, with what came before it", () => {
    const september = contract("2026-09-01", "2026-09-30", "unforeseeable");
    const until = (lastDay: string) =>
      termWarnings([september], contract("2026-10-01", lastDay, "unforeseeable"), spain);
    expect([until("2027-02-28"), until("2027-03-01")]).toEqual([[], ["sixMonths"]]);
    expect(termWarnings([], contract("2026-09-01", "2027-03-01", "unforeseeable"), spain)).toEqual(["sixMonths"]);
    expect(termWarnings([], contract("2026-09-01", "2027-03-01", "substitution"), spain)).toEqual([]);
  });
  it("that foreseeable peaks take ninety days of a company's year", () => {
    const foreseeable = [
      { from: "2026-03-01", until: "2026-03-30" },
      { from: "2026-09-01", until: "2026-09-30" },
    ];
    const until = (lastDay: string) =>
      termWarnings([], contract("2026-10-01", lastDay, "foreseeable"), { country: "ES", foreseeable });
    expect([until("2026-10-30"), until("2026-10-31")]).toEqual([[], ["ninetyDays"]]);
  });
  it("that eighteen months out of twenty-four make someone permanent, by two contracts or more", () => {
    const long = contract("2025-01-01", "2026-06-30", "unforeseeable");
    const month = contract("2026-10-01", "2026-10-30", "unforeseeable");
    expect(termWarnings([long], month, spain)).toEqual(["eighteenMonths"]);
    expect(termWarnings([long], { ...month, cause: "substitution" }, spain)).toEqual([]);
    expect(termWarnings([], contract("2025-01-01", "2026-12-31", "unforeseeable"), spain)).toEqual(["sixMonths"]);
  });
  it("that four years of renewed contracts in the United Kingdom make someone permanent", () => {
    const row = (firstDay: string) => [contract(firstDay, "2026-08-31", null)];
    const next = contract("2026-09-01", "2026-10-30", null);
    expect(termWarnings(row("2022-10-30"), next, uk)).toEqual(["fourYears"]);
    expect(termWarnings(row("2022-10-31"), next, uk)).toEqual([]);
    expect(termWarnings([], contract("2022-01-01", "2027-01-01", null), uk), "never renewed").toEqual([]);
  });
  it("nothing where it is of another kind or has no end", () => {
    const endless = contract("2026-01-01", null, "unforeseeable");
    expect(termWarnings([], endless, spain)).toEqual([]);
    expect(termWarnings([], { ...endless, type: "permanent", lastDay: "2028-01-01" }, spain)).toEqual([]);
  });
});
