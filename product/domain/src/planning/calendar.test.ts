import { describe, expect, it } from "vitest";
import { localDate } from "@product/domain/time/local-date";
import { zone } from "@product/domain/time/zone";
import { monthPeriod, segmentsIn, weekPeriod } from "./calendar.ts";
import { daysOf } from "./event-days.ts";

const madrid = zone("Europe/Madrid");
const spanned = (from: string, until: string, name = "") => ({
  name,
  firstDay: localDate(from),
  lastDay: localDate(until),
});

describe("the days of an event", () => {
  const days = (from: string, until: string, there = madrid) =>
    Object.values(daysOf({ startsAt: Date.parse(from), endsAt: Date.parse(until) }, there));

  it("are those of the clock at its venue", () => {
    expect(days("2026-06-12T23:00Z", "2026-06-13T20:00Z")).toEqual(["2026-06-13", "2026-06-13"]);
    expect(days("2026-06-12T23:00Z", "2026-06-13T20:00Z", zone("Atlantic/Azores"))).toEqual([
      "2026-06-12",
      "2026-06-13",
    ]);
  });

  it("end with the evening, not with the night that follows", () => {
    expect(days("2026-06-13T10:00Z", "2026-06-14T01:00Z")).toEqual(["2026-06-13", "2026-06-13"]);
    expect(days("2026-06-13T10:00Z", "2026-06-14T04:00Z")).toEqual(["2026-06-13", "2026-06-13"]);
    expect(days("2026-06-13T10:00Z", "2026-06-14T04:01Z")).toEqual(["2026-06-13", "2026-06-14"]);
  });

  it("are at least the one on which it starts", () =>
    expect(days("2026-06-13T00:30Z", "2026-06-13T03:00Z")).toEqual(["2026-06-13", "2026-06-13"]));
});

describe("what a calendar shows", () => {
  it("is a month in whole weeks", () => {
    const june = monthPeriod(localDate("2026-06-17"));
    expect(june).toMatchObject({ from: "2026-06-01", until: "2026-07-05", previous: "2026-05-01", next: "2026-07-01" });
    expect(june.mondays).toHaveLength(5);
    expect(monthPeriod(localDate("2027-02-28")).mondays).toEqual([
      "2027-02-01",
      "2027-02-08",
      "2027-02-15",
      "2027-02-22",
    ]);
    expect(monthPeriod(localDate("2026-12-31")).next).toBe("2027-01-01");
  });

  it("is a week from Monday to Sunday", () =>
    expect(weekPeriod(localDate("2026-06-14"))).toMatchObject({
      from: "2026-06-08",
      until: "2026-06-14",
      previous: "2026-06-01",
      next: "2026-06-15",
    }));
});

describe("events of a week", () => {
  it("stand in rows in which none covers another, and go on from the week before", () => {
    const found = segmentsIn(localDate("2026-06-08"), [
      spanned("2026-06-13", "2026-06-13", "ball"),
      spanned("2026-06-10", "2026-06-12", "congress"),
      spanned("2026-06-06", "2026-06-10", "fair"),
      spanned("2026-06-13", "2026-06-16", "festival"),
      spanned("2026-06-15", "2026-06-15", "later"),
    ]);
    expect(found.map(({ event, from, until, lane, begins }) => [event.name, from, until, lane, begins])).toEqual([
      ["fair", 0, 2, 0, false],
      ["congress", 2, 4, 1, true],
      ["festival", 5, 6, 0, true],
      ["ball", 5, 5, 1, true],
    ]);
  });
});
