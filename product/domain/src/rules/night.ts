/** How much of a period lies at night, as the clocks of its own place show it. */
import { minutesBetween, type Instant } from "@product/domain/time/instant";
import { plusDays } from "@product/domain/time/local-date";
import type { Zone } from "@product/domain/time/zone";
import { quickDayAt, quickHourAt } from "@product/domain/time/quick-zone";

/** Hours on the wall: from 22 until 6 is over midnight, from 0 until 4 is not. */
export type NightHours = { nightFrom: number; nightUntil: number };

type Span = { start: Instant; end: Instant; zone: Zone };

export function nightMinutes({ start, end, zone }: Span, { nightFrom, nightUntil }: NightHours): number {
  const last = quickDayAt(end, zone);
  const isOverMidnight = nightUntil <= nightFrom;
  let minutes = 0;
  for (let day = plusDays(quickDayAt(start, zone), isOverMidnight ? -1 : 0); day <= last; day = plusDays(day, 1)) {
    const from = quickHourAt(day, nightFrom, zone, "first");
    const until = quickHourAt(isOverMidnight ? plusDays(day, 1) : day, nightUntil, zone, "last");
    minutes += Math.max(0, minutesBetween(Math.max(start, from) as Instant, Math.min(end, until) as Instant));
  }
  return minutes;
}
