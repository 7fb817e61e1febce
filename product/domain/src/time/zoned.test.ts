import { describe, expect, it } from "vitest";
import { minutesBetween, type Instant } from "./instant.ts";
import { localDate, plusDays } from "./local-date.ts";
import { zone } from "./zone.ts";
import { wallAt, momentsIn } from "./zone-table.ts";
import { dayAt, momentsAt, startOfDay, wallTimeAt, zoneTable } from "./zoned.ts";

const madrid = zone("Europe/Madrid");
const at = (text: string) => Date.parse(text) as Instant;

describe("the day of a place", () => {
  it("begins with its own midnight, not with that of UTC", () => {
    expect(dayAt(at("2026-07-14T21:59:59Z"), madrid)).toBe("2026-07-14");
    expect(dayAt(at("2026-07-14T22:00:00Z"), madrid)).toBe("2026-07-15");
    expect(dayAt(at("2026-07-14T22:30:00Z"), zone("Europe/London"))).toBe("2026-07-14");
    expect(dayAt(at("2026-07-14T22:30:00Z"), zone("Atlantic/Canary"))).toBe("2026-07-14");
  });

  it("lasts 25 hours when clocks go back and 23 when they go forward", () => {
    const lasting = (day: string) =>
      minutesBetween(startOfDay(localDate(day), madrid), startOfDay(plusDays(day, 1), madrid)) / 60;
    expect(["2026-10-25", "2026-03-29", "2026-06-01"].map(lasting)).toEqual([25, 23, 24]);
  });
});

describe("a time on the wall", () => {
  it("is one moment as a rule", () =>
    expect(momentsAt(localDate("2026-06-01"), "09:00", madrid).moments).toEqual([at("2026-06-01T07:00:00Z")]));

  it("is two in the hour that comes twice", () =>
    expect(momentsAt(localDate("2026-10-25"), "02:30", madrid).moments).toEqual([
      at("2026-10-25T00:30:00Z"),
      at("2026-10-25T01:30:00Z"),
    ]));

  it("is none in the hour that is left out, and the next valid one is told", () =>
    expect(momentsAt(localDate("2026-03-29"), "02:30", madrid)).toEqual({
      moments: [],
      next: at("2026-03-29T01:00:00Z"),
    }));
});

// Pass, gate and forms must compute the same in a browser as on the server, minute by minute around every change of the
// clocks.
describe.each(["Europe/Madrid", "Atlantic/Canary", "Europe/London"])(
  "both clock changes of ten years in %s",
  (name) => {
    const there = zone(name);
    const table = zoneTable(there, localDate("2025-01-01"), localDate("2034-12-31"));
    const changes = table.offsets.slice(1).map(([from]) => from);

    it("are twenty", () => expect(changes).toHaveLength(20));

    it("are walked alike with and without knowledge of zones", () => {
      const odd: unknown[] = [];
      for (const change of changes)
        for (let minute = -26 * 60; minute <= 26 * 60; minute += minute > -70 && minute < 70 ? 1 : 13) {
          const moment = (change + minute * 60_000) as Instant;
          const shown = { day: dayAt(moment, there), time: wallTimeAt(moment, there) };
          const inBrowser = wallAt(moment, table);
          const moments = momentsIn(shown.day, shown.time, table);
          const isAlike =
            inBrowser.day === shown.day &&
            inBrowser.time === shown.time &&
            moments.includes(moment) &&
            String(momentsAt(shown.day, shown.time, there).moments) === String(moments) &&
            startOfDay(shown.day, there) <= moment &&
            startOfDay(plusDays(shown.day, 1), there) > moment;
          if (!isAlike) odd.push({ moment, shown, inBrowser, moments });
        }
      expect(odd).toEqual([]);
    });

    it("leave out an hour in spring, which no moment shows", () => {
      for (const change of changes.filter((_, place) => place % 2 === 0)) {
        const before = wallAt((change - 60_000) as Instant, table);
        const skipped = `${String(Number(before.time.slice(0, 2)) + 1).padStart(2, "0")}:30`;
        expect(momentsIn(before.day, skipped, table)).toEqual([]);
        expect(momentsAt(before.day, skipped, there)).toEqual({ moments: [], next: change });
      }
    });
  },
);
