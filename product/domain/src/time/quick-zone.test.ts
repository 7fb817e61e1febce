import fc from "fast-check";
import { expect, it } from "vitest";
import type { Instant } from "./instant.ts";
import { zone } from "./zone.ts";
import { quickDayAt, quickHourAt } from "./quick-zone.ts";
import { dayAt, momentsAt } from "./zoned.ts";

const moment = fc.integer({ min: Date.parse("1990-01-01"), max: Date.parse("2090-01-01") });
const place = fc.constantFrom(...["Europe/Madrid", "Europe/London", "Atlantic/Canary"].map(zone));

it("days and hours are those of the calendar, on any day of a century", () =>
  fc.assert(
    fc.property(moment, place, fc.integer({ min: 0, max: 23 }), (at, there, hour) => {
      const day = quickDayAt(at as Instant, there);
      expect(day).toBe(dayAt(at as Instant, there));
      const { moments, next } = momentsAt(day, `${String(hour).padStart(2, "0")}:00`, there);
      expect(quickHourAt(day, hour, there, "first")).toBe(moments[0] ?? next);
      expect(quickHourAt(day, hour, there, "last")).toBe(moments.at(-1) ?? next);
    }),
    { numRuns: 2000 },
  ));

it("hours on the days of both changes are too", () => {
  for (const day of ["2026-03-29", "2026-10-25"] as const)
    for (const hour of [0, 1, 2, 3, 4]) {
      const { moments, next } = momentsAt(day as never, `0${hour}:00`, zone("Europe/Madrid"));
      expect(quickHourAt(day as never, hour, zone("Europe/Madrid"), "last")).toBe(moments.at(-1) ?? next);
    }
});
