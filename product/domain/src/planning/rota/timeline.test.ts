import { describe, expect, it } from "vitest";
import { movedWall, reachOf, steppedMinutes, tracksOf, wallAt, wallPlus } from "./timeline.ts";

const evening = { startsAt: "2027-06-18T17:00", endsAt: "2027-06-19T02:00" };

describe("a day along its hours", () => {
  it("begins at five, and cuts off what lies outside", () => {
    expect(reachOf(evening, "2027-06-18", 5)).toEqual({ from: 0.5, to: 0.875 });
    expect(reachOf(evening, "2027-06-19", 5)).toEqual({ from: 0, to: 0 });
    expect(reachOf({ startsAt: "2027-06-18T03:00", endsAt: "2027-06-19T09:00" }, "2027-06-18", 5)).toEqual({
      from: 0,
      to: 1,
    });
  });

  it("puts what overlaps beside one another, and what follows behind it", () => {
    const spans = [
      { from: 0, to: 0.5 },
      { from: 0.25, to: 0.75 },
      { from: 0.5, to: 0.6 },
    ];
    expect(tracksOf(spans)).toEqual([0, 1, 0]);
  });

  it("goes from quarter to quarter, over midnight and over the end of a month", () => {
    expect(steppedMinutes(0.5)).toBe(720);
    expect(steppedMinutes(0.5 + 7 / 1440)).toBe(720);
    expect(steppedMinutes(0.5 + 8 / 1440)).toBe(735);
    expect(wallAt(0.875, "2027-06-30", 5)).toBe("2027-07-01T02:00");
    expect(wallPlus("2027-06-30T23:45", 30)).toBe("2027-07-01T00:15");
  });
});

describe("moving on the clock of the wall", () => {
  it("moves all of it by days and minutes", () =>
    expect(movedWall(evening, "move", 1440)).toEqual({ startsAt: "2027-06-19T17:00", endsAt: "2027-06-20T02:00" }));
  it("moves only the end, and leaves at least a quarter of an hour", () => {
    expect(movedWall(evening, "end", -60).endsAt).toBe("2027-06-19T01:00");
    expect(movedWall(evening, "end", -9999)).toEqual({ ...evening, endsAt: "2027-06-18T17:15" });
  });
  it("moves only the start, and leaves at least a quarter of an hour", () => {
    expect(movedWall(evening, "start", 30).startsAt).toBe("2027-06-18T17:30");
    expect(movedWall(evening, "start", 9999)).toEqual({ ...evening, startsAt: "2027-06-19T01:45" });
  });
});
