/** People and shifts for tests, said as short as they are thought: `shift("2026-06-01 22:00", 8)`. */
import type { Person } from "@product/domain/rules/person";
import { plainPeriod } from "@product/domain/rules/plain-period";
import type { Period } from "@product/domain/rules/work";
import type { Instant } from "@product/domain/time/instant";
import { instantOf } from "@product/domain/time/instant-of";
import { zone } from "@product/domain/time/zone";

export const madrid = zone("Europe/Madrid");
export const london = zone("Europe/London");

export const someone = (facts: Partial<Person> = {}): Person => ({
  pack: "ES",
  workerType: "fixed_discontinuous",
  birthDate: null,
  scopes: {},
  isPartTime: false,
  engagedSince: null,
  optOuts: [],
  studentDays: [],
  isNightWorker: false,
  nation: "england-wales",
  schoolLeavingDate: null,
  temporaryContracts: [],
  occasionalDays: [],
  ...facts,
});

/** A time that comes twice gives its first instant. */
export function at(wall: string, place = madrid): Instant {
  const read = instantOf(wall, place);
  if (read.is === "one") return read.at;
  if (read.is === "twice") return read.earlier;
  throw new RangeError(`no clock shows ${wall}`);
}

/** From a time on the wall, so many hours as they pass. It has the breaks that nobody misses, unless the test is about them. */
export function shift(start: string, hours: number, more: Partial<Period> = {}): Period {
  const from = at(start, more.zone);
  return {
    ...plainPeriod,
    id: start,
    start: from,
    end: Math.round(from + hours * 3_600_000) as Instant,
    zone: madrid,
    breaks: [{ minutes: 30, isPaid: true }],
    ...more,
  };
}

/** From one time on the wall to another, as a planner draws it. */
export const between = (start: string, end: string, more: Partial<Period> = {}): Period =>
  shift(start, (at(end, more.zone) - at(start, more.zone)) / 3_600_000, more);
