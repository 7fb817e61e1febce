/** Periods of work, past and planned, that the rules count; each belongs to the day on which it starts. */
import { minutesBetween, type Instant } from "@product/domain/time/instant";
import type { LocalDate } from "@product/domain/time/local-date";
import { mondayOf } from "@product/domain/time/weeks";
import type { Nation } from "./school-leaving.ts";
import type { Zone } from "@product/domain/time/zone";
import { quickDayAt } from "@product/domain/time/quick-zone";

/** Planned and confirmed, done, or declared by the worker for another employer. */
export const periodKinds = ["planned", "worked", "elsewhere"] as const;
export type PeriodKind = (typeof periodKinds)[number];

export type Break = { minutes: number; isPaid: boolean };

/** Where the work lies among what a setting can be made for. */
export type Scopes = {
  entity?: string | undefined;
  convenio?: string | undefined;
  client?: string | undefined;
  event?: string | undefined;
  role?: string | undefined;
};

export type Period = {
  id: string;
  start: Instant;
  end: Instant;
  zone: Zone;
  breaks: readonly Break[];
  kind: PeriodKind;
  scopes: Scopes;
  /** When the worker was told of it; null while nobody has. */
  toldAt: Instant | null;
  place: { latitude: number; longitude: number } | null;
  /** Nation of the United Kingdom, where the venue is in another one than the company. */
  nation?: Nation | null;
  /** Special hazards or heavy strain, as of riggers. */
  isHazardous: boolean;
  /** The part of its minutes that was agreed as overtime. */
  overtimeMinutes: number;
};

/** A period with what every rule asks of it, worked out once. */
export type Work = Period & { day: LocalDate; monday: LocalDate; minutes: number };

export function workOf(period: Period): Work {
  const day = quickDayAt(period.start, period.zone);
  return { ...period, day, monday: mondayOf(day), minutes: effectiveMinutes(period) };
}

/** From instants, so that a night on which clocks change lasts as long as it lasts; breaks that nobody pays are no work. */
export const effectiveMinutes = ({ start, end, breaks }: Pick<Period, "start" | "end" | "breaks">): number =>
  minutesBetween(start, end) - breaks.reduce((sum, { minutes, isPaid }) => sum + (isPaid ? 0 : minutes), 0);

/** By start, then end, then id: an order that does not depend on how they came. */
export const inOrder = (a: Period, b: Period): number => a.start - b.start || a.end - b.end || (a.id < b.id ? -1 : 1);
