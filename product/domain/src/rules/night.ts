/** How much of a period lies at night, as the clocks of its own place show it. */
import { minutesBetween, type Instant } from "@product/domain/time/instant";
import { plusDays, type LocalDate } from "@product/domain/time/local-date";
import type { Zone } from "@product/domain/time/zone";
import { dayAt, momentsAt } from "@product/domain/time/zoned";

/** Hours on the wall: from 22 until 6 is over midnight, from 0 until 4 is not. */
export type NightHours = { nightFrom: number; nightUntil: number };

type Span = { start: Instant; end: Instant; zone: Zone };

export function nightMinutes({ start, end, zone }: Span, { nightFrom, nightUntil }: NightHours): number {
  const last = dayAt(end, zone);
  const isOverMidnight = nightUntil <= nightFrom;
  let minutes = 0;
  for (let day = plusDays(dayAt(start, zone), isOverMidnight ? -1 : 0); day <= last; day = plusDays(day, 1)) {
    const from = firstAt(day, nightFrom, zone);
    const until = lastAt(isOverMidnight ? plusDays(day, 1) : day, nightUntil, zone);
    minutes += Math.max(0, minutesBetween(Math.max(start, from) as Instant, Math.min(end, until) as Instant));
  }
  return minutes;
}

const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

function firstAt(day: LocalDate, hour: number, zone: Zone): Instant {
  const { moments, next } = momentsAt(day, clock(hour), zone);
  return moments[0] ?? next;
}

function lastAt(day: LocalDate, hour: number, zone: Zone): Instant {
  const { moments, next } = momentsAt(day, clock(hour), zone);
  return moments.at(-1) ?? next;
}
