/** When someone can, would like to, would rather not or cannot work: a span of days, every day of it or on some weekdays. */
import { isDay } from "@product/domain/time/local-date";

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
