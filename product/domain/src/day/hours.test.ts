import { describe, expect, it } from "vitest";
import { instantOf } from "@product/domain/time/instant-of";
import type { Instant } from "@product/domain/time/instant";
import { zone } from "@product/domain/time/zone";
import { paidStretches, splitHours, type HourRules, type Plan } from "./hours.ts";
import type { Presence } from "./punches.ts";
import { faultsOfShifts } from "./testing/random-shifts.ts";

const madrid = zone("Europe/Madrid");
const spain: HourRules = { zone: madrid, nightFrom: 22, nightUntil: 6, isHoliday: (day) => day === "2026-08-15" };
const at = (wall: string): Instant => {
  const read = instantOf(wall, madrid);
  if (read.is !== "one") throw new Error(`${wall} is ${read.is}`);
  return read.at;
};
const plan = (from: string, until: string, ...breaks: [after: number, minutes: number][]): Plan => ({
  startsAt: at(from),
  endsAt: at(until),
  breaks: breaks.map(([after, minutes]) => ({ after, minutes, paid: false })),
});
const there = (from: string, until: string | undefined, ...rests: [string, string][]): Presence => ({
  from: at(from),
  until: until === undefined ? undefined : at(until),
  rests: rests.map(([first, last]) => ({ from: at(first), until: at(last) })),
  punchIds: [],
});
const splitOf = (presence: Presence, planned: Plan, rules = spain) => {
  const stretches = paidStretches([presence], planned);
  const unpaid = planned.breaks.reduce((sum, { minutes }) => sum + minutes, 0);
  return splitHours(stretches, (planned.endsAt - planned.startsAt) / 60_000 - unpaid, rules);
};

describe("paid minutes", () => {
  it("begin with the plan, however early someone came, and end when they went", () =>
    expect(
      splitOf(there("2026-06-10T08:12", "2026-06-10T16:33"), plan("2026-06-10T08:30", "2026-06-10T16:30")),
    ).toEqual({ ordinary: 483 }));

  it("leave out the rest that was punched, and where none was, the one that was planned", () => {
    const shift = plan("2026-06-06T16:00", "2026-06-07T00:00", [240, 30]);
    const unpunched = splitOf(there("2026-06-06T16:00", "2026-06-07T00:00"), shift);
    expect(unpunched).toEqual({ ordinary: 330, night: 120 });
    const punched = there("2026-06-06T16:00", "2026-06-07T00:00", ["2026-06-06T22:00", "2026-06-06T22:20"]);
    expect(splitOf(punched, shift)).toEqual({ ordinary: 360, night: 100 });
  });

  it("are none as long as nobody knows when someone went", () =>
    expect(splitOf(there("2026-06-10T08:30", undefined), plan("2026-06-10T08:30", "2026-06-10T16:30"))).toEqual({}));

  it("are overtime beyond the plan only where that is more than is tolerated", () => {
    const shift = plan("2026-06-10T08:30", "2026-06-10T16:30");
    expect(splitOf(there("2026-06-10T08:30", "2026-06-10T16:45"), shift)).toEqual({ ordinary: 495 });
    expect(splitOf(there("2026-06-10T08:30", "2026-06-10T17:22"), shift)).toEqual({ ordinary: 480, overtime: 52 });
  });

  it("of Sundays and holidays are of that kind, at night too", () => {
    expect(
      splitOf(there("2026-06-06T22:00", "2026-06-07T04:00"), plan("2026-06-06T22:00", "2026-06-07T04:00")),
    ).toEqual({ night: 120, sunday: 240 });
    expect(
      splitOf(there("2026-08-14T20:00", "2026-08-15T02:00"), plan("2026-08-14T20:00", "2026-08-15T02:00")),
    ).toEqual({ ordinary: 120, night: 120, holiday: 120 });
  });

  it("are as many as have passed in the night when clocks change", () => {
    const autumn = splitOf(there("2026-10-24T22:00", "2026-10-25T06:00"), plan("2026-10-24T22:00", "2026-10-25T06:00"));
    expect(autumn).toEqual({ night: 120, sunday: 420 });
    const spring = splitOf(there("2026-03-28T22:00", "2026-03-29T06:00"), plan("2026-03-28T22:00", "2026-03-29T06:00"));
    expect(spring).toEqual({ night: 120, sunday: 300 });
  });
});

// A million of them in `npm run soak`.
it("Any shift, whenever it lies, is split into parts that are the whole and never more than the time there", () =>
  expect(faultsOfShifts(19, 2_000)).toEqual([]));
