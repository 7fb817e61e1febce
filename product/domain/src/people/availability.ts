/** When someone can, would like to, would rather not or cannot work: a span of days, every day of it or on some weekdays. */
import { isDay, plusDays } from "@product/domain/time/local-date";
import { weekdayOf } from "@product/domain/time/weeks";

export const availabilityKinds = ["unavailable", "undesired", "available", "desired"] as const;
export type AvailabilityKind = (typeof availabilityKinds)[number];

export const availabilitySources = ["worker", "planner", "calendar"] as const;
export type AvailabilitySource = (typeof availabilitySources)[number];

/** Monday is 1. */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/**
 * Days and times as the clock on the worker's wall shows them. Without `lastDay` it has no end, which only a weekly one may.
 * Without times the whole day; one that ends before it begins goes on until the next morning.
 */
export type Availability = {
  kind: AvailabilityKind;
  firstDay: string;
  lastDay: string | null;
  weekdays: readonly number[];
  from: string | null;
  until: string | null;
};

export type AvailabilityFault = "firstDay" | "lastDay" | "weekdays" | "from" | "until";

export function availabilityFaults(entry: Availability): AvailabilityFault[] {
  const isTime = (text: string | null) => text === null || /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
  const hasGoodEnd =
    entry.lastDay === null ? entry.weekdays.length > 0 : isDay(entry.lastDay) && entry.lastDay >= entry.firstDay;
  const hasPair = (entry.from === null) === (entry.until === null);
  return [
    ...(isDay(entry.firstDay) ? [] : ["firstDay" as const]),
    ...(hasGoodEnd ? [] : ["lastDay" as const]),
    ...(entry.weekdays.every((day) => day >= 1 && day <= 7) ? [] : ["weekdays" as const]),
    ...(isTime(entry.from) ? [] : ["from" as const]),
    ...(isTime(entry.until) && hasPair && (entry.from === null || entry.from !== entry.until)
      ? []
      : ["until" as const]),
  ];
}

type At = { day: string; time: string };
export type LocalSpan = { from: At; until: At };

const gravity: readonly AvailabilityKind[] = ["unavailable", "undesired", "desired", "available"];

/** The gravest of what someone said of a time, by the clock on the wall; undefined where they said nothing of it. */
export function saidOf(entries: readonly Availability[], span: LocalSpan): AvailabilityKind | undefined {
  const kinds = entries.filter((entry) => touches(entry, span)).map(({ kind }) => kind);
  return gravity.find((kind) => kinds.includes(kind));
}

/** Day by day, from the evening before: a night that was said to begin then reaches into the next morning. */
function touches(entry: Availability, { from, until }: LocalSpan): boolean {
  const [start, end] = [`${from.day}T${from.time}`, `${until.day}T${until.time}`];
  for (let day = plusDays(from.day, -1); day <= until.day; day = plusDays(day, 1)) {
    if (day < entry.firstDay || (entry.lastDay !== null && day > entry.lastDay)) continue;
    if (entry.weekdays.length > 0 && !entry.weekdays.includes(weekdayOf(day) + 1)) continue;
    const begins = `${day}T${entry.from?.slice(0, 5) ?? "00:00"}`;
    const isOvernight = entry.from === null || entry.until === null || entry.until <= entry.from;
    const ends = `${isOvernight ? plusDays(day, 1) : day}T${entry.until?.slice(0, 5) ?? "00:00"}`;
    if (begins < end && start < ends) return true;
  }
  return false;
}
