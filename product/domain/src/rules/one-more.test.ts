import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Instant } from "@product/domain/time/instant";
import { localDate, plusDays } from "@product/domain/time/local-date";
import { concerns } from "./finding.ts";
import { historyOf, near } from "./history.ts";
import { judge, judgeOneMore, nightHoursOf } from "./judge.ts";
import type { Person } from "./person.ts";
import { packIds } from "./rule.ts";
import { london, madrid, someone } from "./testing/someone.ts";
import { workOf, type Period } from "./work.ts";

// Around the night on which clocks go back, dense enough that every rule has something to say.
const begin = Date.parse("2026-08-31T00:00Z");
const minuteMs = 60_000;

const period = fc
  .record({
    id: fc.uuid(),
    quarter: fc.integer({ min: 0, max: 4 * 24 * 120 }),
    length: fc.integer({ min: 4, max: 56 }),
    zone: fc.constantFrom(madrid, london),
    breaks: fc.array(fc.record({ minutes: fc.integer({ min: 5, max: 45 }), isPaid: fc.boolean() }), { maxLength: 2 }),
    scopes: fc.record({ client: fc.constantFrom("a", "b"), role: fc.constantFrom("bar") }),
    noticeDays: fc.option(fc.integer({ min: 0, max: 10 }), { nil: null }),
    isFar: fc.boolean(),
    isHazardous: fc.boolean(),
    overtimeMinutes: fc.constantFrom(0, 0, 600),
  })
  .map(({ quarter, length, noticeDays, isFar, ...rest }): Period => {
    const start = (begin + quarter * 15 * minuteMs) as Instant;
    return {
      ...rest,
      start,
      end: (start + length * 15 * minuteMs) as Instant,
      kind: "planned",
      toldAt: noticeDays === null ? null : ((start - noticeDays * 86_400_000) as Instant),
      place: isFar ? { latitude: 43.26, longitude: -2.93 } : { latitude: 40.41, longitude: -3.7 },
    };
  });

const person = fc.record({
  pack: fc.constantFrom(...packIds),
  birthDate: fc.constantFrom(null, localDate("2008-10-25"), localDate("2010-03-14")),
  workerType: fc.constantFrom("temporary", "agency", "volunteer"),
  isPartTime: fc.boolean(),
  isNightWorker: fc.boolean(),
  engagedSince: fc.constantFrom(null, localDate("2026-09-14")),
  studentDays: fc.constantFrom([], [{ from: "2026-09-07", until: plusDays("2026-09-07", 60), hours: 20 }]),
}) as fc.Arbitrary<Partial<Person>>;

describe("one more shift", () => {
  it("is judged as in the whole, from no more than what is near and the sums of weeks", () =>
    fc.assert(
      fc.property(person, fc.array(period, { minLength: 1, maxLength: 110 }), (facts, periods) => {
        const who = someone(facts);
        const [more, ...before] = periods as [Period, ...Period[]];
        const night = nightHoursOf(who.pack);
        const newWork = workOf(more);
        const whole = judge(who, historyOf(periods, night)).filter((finding) => concerns(finding, newWork));
        const summary = near(historyOf(before, night), newWork);
        expect(judgeOneMore(who, summary, more)).toEqual(whole);
      }),
      { numRuns: 150 },
    ));
});
