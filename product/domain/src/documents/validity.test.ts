import { describe, expect, it } from "vitest";
import { countsFrom, daysUntil, monthsLater } from "./validity.ts";

const today = "2026-11-15";
const former = { validFrom: "2024-01-01", validUntil: "2026-12-31" };

describe("a new version", () => {
  it("counts from its own day when that has come", () =>
    expect(countsFrom("2026-11-01", former, today)).toBe("2026-11-01"));
  it("counts from where the one in force did when it begins as that one ends", () =>
    expect(countsFrom("2027-01-01", former, today)).toBe("2024-01-01"));
  it("cannot take its place when it begins a day later", () =>
    expect(countsFrom("2027-01-02", former, today)).toBeUndefined());
  it("begins later where nothing else is good any more", () => {
    expect(countsFrom("2027-01-02", { ...former, validUntil: "2026-11-14" }, today)).toBe("2027-01-02");
    expect(countsFrom("2027-01-02", undefined, today)).toBe("2027-01-02");
  });
  it("may say no day at all", () => expect(countsFrom(null, former, today)).toBeNull());
});

describe("months later", () => {
  it("is the same date", () => expect(monthsLater("2026-11-15", 12)).toBe("2027-11-15"));
  it("is the month's last where it has no such date", () => {
    expect(monthsLater("2026-08-31", 6)).toBe("2027-02-28");
    expect(monthsLater("2024-02-29", 12)).toBe("2025-02-28");
  });
});

describe("days left", () => {
  it("counts none on the day itself", () =>
    expect(["2026-11-15", "2026-11-23", "2026-11-13"].map((day) => daysUntil(day, today))).toEqual([0, 8, -2]));
});
