import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isDay, isHoliday, liesUnder, readHolidays, sameDayIn, type HolidayCalendar } from "./holidays.ts";

const named = (day: string) => ({ day, nameEn: "Feast", nameEs: "Fiesta" });
const spain: HolidayCalendar = { days: [named("2026-12-25")] };
const madrid: HolidayCalendar = { days: [named("2026-05-02")], parent: spain };
const alcala: HolidayCalendar = { days: [named("2026-10-09")], parent: madrid };

describe("a holiday", () => {
  it("is one where it is kept, and everywhere below", () => {
    expect([spain, madrid, alcala].map((place) => isHoliday(place, "2026-12-25"))).toEqual([true, true, true]);
    expect([spain, madrid, alcala].map((place) => isHoliday(place, "2026-05-02"))).toEqual([false, true, true]);
    expect([spain, madrid, alcala].map((place) => isHoliday(place, "2026-10-09"))).toEqual([false, false, true]);
  });
  it("is none in another year", () => expect(isHoliday(alcala, "2027-12-25")).toBe(false));
});

describe("a calendar", () => {
  it("lies under a larger place, and a country under none", () => {
    expect(liesUnder("national", undefined)).toBe(true);
    expect(liesUnder("regional", "national")).toBe(true);
    expect(liesUnder("local", "national")).toBe(true);
    expect(liesUnder("local", undefined)).toBe(false);
    expect(liesUnder("regional", "regional")).toBe(false);
    expect(liesUnder("national", "local")).toBe(false);
  });
});

describe("a day", () => {
  it("is one that the calendar has", () => {
    expect(["2028-02-29", "2026-12-31", "2000-02-29"].every(isDay)).toBe(true);
    expect(["2026-02-29", "2026-04-31", "2026-13-01", "1999-12-31", "26-1-1", ""].some(isDay)).toBe(false);
  });
  it("is as the language's own calendar has it", () =>
    fc.assert(
      fc.property(fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true }), (at) => {
        expect(isDay(at.toISOString().slice(0, 10))).toBe(true);
      }),
    ));
  it("comes again next year, but for the one that does not", () => {
    expect(sameDayIn("2026-12-25", 2027)).toBe("2027-12-25");
    expect(sameDayIn("2028-02-29", 2029)).toBeUndefined();
  });
});

describe("pasted lines", () => {
  it("may be written in several ways, with one name or two", () =>
    expect(
      readHolidays("2026-06-24; St John; San Juan\r\n\n15/5/26\tSan Isidro\n09.11.2026, La Almudena").days,
    ).toEqual([
      { day: "2026-06-24", nameEn: "St John", nameEs: "San Juan" },
      { day: "2026-05-15", nameEn: "San Isidro", nameEs: "San Isidro" },
      { day: "2026-11-09", nameEn: "La Almudena", nameEs: "La Almudena" },
    ]));
  it("that cannot be read are named by number, and a day that comes twice counts once", () => {
    const { days, unreadable } = readHolidays("2026-02-30; Never\nChristmas\n2026-12-25\n2026-12-26; A\n2026-12-26; B");
    expect(unreadable).toEqual([1, 2, 3]);
    expect(days).toEqual([{ day: "2026-12-26", nameEn: "B", nameEs: "B" }]);
  });
});
