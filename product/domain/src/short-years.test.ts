import { describe, expect, it } from "vitest";
import { lawfulDays, shortYears, type KnownCalendar } from "./short-years.ts";

const days = (year: number, count: number) =>
  Array.from({ length: count }, (_, index) => `${year}-03-${String(index + 1).padStart(2, "0")}`);
const town = (...counts: [year: number, count: number][]): KnownCalendar => ({
  country: "ES",
  level: "local",
  keys: ["bilbao", "basque-country", "spain"],
  days: counts.flatMap(([year, count]) => days(year, count)),
});

describe("a year of a calendar", () => {
  it("has fourteen days in Spain, and thirteen are told", () => {
    expect(shortYears(town([2026, 14], [2027, 14]), "2026-11-16")).toEqual([]);
    expect(shortYears(town([2026, 14], [2027, 13]), "2026-11-16")).toEqual([
      { year: 2027, has: 13, lawful: 14, asksForTown: false },
    ]);
  });
  it("that is coming counts from October on", () => {
    expect(shortYears(town([2026, 14]), "2026-09-30")).toEqual([]);
    expect(shortYears(town([2026, 14]), "2026-10-01")).toMatchObject([{ year: 2027, has: 0 }]);
  });
  it("counts a day once, though region and town both name it", () =>
    expect(shortYears(town([2026, 13], [2026, 1]), "2026-05-01")).toMatchObject([{ year: 2026, has: 13 }]));
  it("asks for the two days of the town where the calendar is of a region", () => {
    const region = { ...town([2026, 12]), level: "regional", keys: ["basque-country", "spain"] } as const;
    expect(shortYears(region, "2026-05-01")).toEqual([{ year: 2026, has: 12, lawful: 14, asksForTown: true }]);
  });
  it.each([
    ["england-and-wales", 8],
    ["scotland", 9],
    ["northern-ireland", 10],
  ])("has in %s %i days", (key, lawful) => {
    const nation: KnownCalendar = { country: "UK", level: "regional", keys: [key, "united-kingdom"], days: [] };
    expect(lawfulDays(nation)).toBe(lawful);
    expect(shortYears({ ...nation, days: days(2026, lawful) }, "2026-05-01")).toEqual([]);
    expect(shortYears({ ...nation, days: days(2026, lawful - 1) }, "2026-05-01")).toEqual([
      { year: 2026, has: lawful - 1, lawful, asksForTown: false },
    ]);
  });
});
