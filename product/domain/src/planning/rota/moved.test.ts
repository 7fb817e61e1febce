import { describe, expect, it } from "vitest";
import { zone } from "@product/domain/time/zone";
import { moved, movedEdge, movedPending, movedTimes } from "./moved.ts";

const [madrid, london] = [zone("Europe/Madrid"), zone("Europe/London")];
const at = (iso: string) => Date.parse(iso);
const night = { startsAt: at("2027-03-20T21:00Z"), endsAt: at("2027-03-21T05:00Z"), day: "2027-03-20" };

describe("moving to another day", () => {
  it("keeps the clock on the wall across a change of it, in Madrid and in London", () => {
    expect(moved(at("2027-03-20T21:00Z"), 14, madrid)).toBe(at("2027-04-03T20:00Z"));
    expect(moved(at("2027-03-20T22:00Z"), 14, london)).toBe(at("2027-04-03T21:00Z"));
    expect(moved(at("2027-10-23T20:00Z"), 14, madrid)).toBe(at("2027-11-06T21:00Z"));
    expect(moved(at("2027-04-03T20:00Z"), -14, madrid)).toBe(at("2027-03-20T21:00Z"));
  });

  it("makes seven hours of a night of eight, or nine, when the clocks change in it", () => {
    const hours = (days: number) => {
      const times = movedTimes(night, days, madrid, {}) as typeof night;
      return [times.day, (times.endsAt - times.startsAt) / 3_600_000];
    };
    expect(hours(7)).toEqual(["2027-03-27", 7]);
    expect(hours(7 * 32)).toEqual(["2027-10-30", 9]);
  });

  it("asks about a time that does not exist, with the next one, and about one that comes twice", () => {
    const half = at("2027-03-21T01:30Z");
    expect(moved(half, 7, madrid)).toEqual({ is: "skipped", wall: "2027-03-28T02:30", next: "03:00" });
    expect(moved(half, 7, madrid, { skipped: "next" })).toBe(at("2027-03-28T01:00Z"));
    expect(moved(half, 7 * 32, madrid)).toMatchObject({ is: "twice", wall: "2027-10-31T02:30" });
    expect(moved(half, 7 * 32, madrid, { twice: "earlier" })).toBe(at("2027-10-31T00:30Z"));
    expect(moved(half, 7 * 32, madrid, { twice: "later" })).toBe(at("2027-10-31T01:30Z"));
  });

  it("never leaves a shift without length, and an event wide enough", () => {
    const short = { startsAt: at("2027-03-21T01:10Z"), endsAt: at("2027-03-21T01:50Z"), day: "2027-03-21" };
    expect(movedTimes(short, 7, madrid, { skipped: "next" })).toMatchObject({ is: "skipped" });
    expect(movedEdge(at("2027-03-21T01:30Z"), 7 * 32, madrid, "end")).toBe(at("2027-10-31T01:30Z"));
  });

  it("takes along what waits to be published, and says no more than that did", () => {
    const move = (times: typeof night) => movedTimes(times, 7, madrid, {});
    const pending = { title: "Bar", endsAt: at("2027-03-21T06:00Z") };
    expect(movedPending(pending, night, move)).toEqual({ title: "Bar", endsAt: at("2027-03-28T05:00Z") });
    expect(movedPending({ notesEn: "x" }, night, move)).toEqual({ notesEn: "x" });
    expect(movedPending(null, night, move)).toBeNull();
  });
});
