/** Shifts that nobody would think of, in three zones and over two years, and what holds of the hours of each. */
import fc from "fast-check";
import { minutesOf, paidStretches, splitHours } from "@product/domain/day/hours";
import type { Instant } from "@product/domain/time/instant";
import { zone } from "@product/domain/time/zone";

const minuteMs = 60_000;
const anyMinute = fc.integer({
  min: Date.parse("2026-01-01T00:00Z") / minuteMs,
  max: Date.parse("2028-03-01T00:00Z") / minuteMs,
});
const anyRest = fc.record({ after: fc.integer({ min: 0, max: 600 }), minutes: fc.integer({ min: 1, max: 90 }) });

const anyShift = fc.record({
  begin: anyMinute,
  planned: fc.integer({ min: 30, max: 900 }),
  early: fc.integer({ min: -90, max: 90 }),
  late: fc.integer({ min: -90, max: 240 }),
  rest: fc.option(anyRest),
  place: fc.constantFrom(...["Europe/Madrid", "Europe/London", "Atlantic/Canary"].map(zone)),
  night: fc.constantFrom(
    { nightFrom: 22, nightUntil: 6 },
    { nightFrom: 23, nightUntil: 6 },
    { nightFrom: 0, nightUntil: 4 },
  ),
  holidayEach: fc.integer({ min: 2, max: 9 }),
});
type AnyShift = typeof anyShift extends fc.Arbitrary<infer Shift> ? Shift : never;

/** The laws that a number of random shifts break. */
export const faultsOfShifts = (seed: number, count: number): string[] =>
  fc
    .sample(anyShift, { seed, numRuns: count })
    .flatMap((shift) => faultsOf(shift).map((fault) => `${fault}: ${JSON.stringify(shift)}`));

function faultsOf({ begin, planned, early, late, rest, place, night, holidayEach }: AnyShift): string[] {
  const startsAt = (begin * minuteMs) as Instant;
  const endsAt = (startsAt + planned * minuteMs) as Instant;
  const from = (startsAt + early * minuteMs + 31_000) as Instant;
  const until = Math.max(from, endsAt + late * minuteMs) as Instant;
  const later = (minutes: number) => (from + minutes * minuteMs) as Instant;
  const rests = rest ? [{ from: later(rest.after), until: later(rest.after + rest.minutes) }] : [];
  const stretches = paidStretches([{ from, until, rests, punchIds: [] }], { startsAt, endsAt, breaks: [] });
  const isHoliday = (day: string) => Number(day.slice(8)) % holidayEach === 0;
  const parts = Object.values(splitHours(stretches, planned, { zone: place, ...night, isHoliday }));
  const whole = parts.reduce((sum, minutes) => sum + minutes, 0);
  return [
    ...(whole === minutesOf(stretches) ? [] : [`the parts are ${whole} of ${minutesOf(stretches)} minutes`]),
    ...(parts.every((minutes) => minutes > 0 && Number.isInteger(minutes)) ? [] : ["a part that is no minutes"]),
    ...(whole * minuteMs <= Math.max(0, until - from) + minuteMs ? [] : ["more than the time there"]),
  ];
}
