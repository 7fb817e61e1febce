/** From what someone wrote of a clock on the wall to the moment it means, or to the question that must be asked first. */
import type { Instant } from "./instant.ts";
import { isDay } from "./local-date.ts";
import type { Zone } from "./zone.ts";
import { dayAt, momentsAt, wallTimeAt } from "./zoned.ts";

/** A day and a time without a zone, `2026-03-29T02:30`, as a browser's own field sends it. */
export type LocalDateTime = `${string}T${string}`;

export type WallTime =
  | { is: "one"; at: Instant }
  /** Clocks go forward over it: the first time after it that a clock there shows. */
  | { is: "skipped"; next: Instant; nextWall: LocalDateTime }
  /** Clocks go back, and show it twice: somebody must say which is meant. */
  | { is: "twice"; earlier: Instant; later: Instant }
  | { is: "unreadable" };

export function instantOf(wall: string, zone: Zone): WallTime {
  const [, day = "", time = ""] = /^(\d{4}-\d\d-\d\d)[T ]((?:[01]\d|2[0-3]):[0-5]\d)$/.exec(wall.trim()) ?? [];
  if (!isDay(day)) return { is: "unreadable" };
  const { moments, next } = momentsAt(day, time, zone);
  const [earlier, later] = moments;
  if (earlier === undefined) return { is: "skipped", next, nextWall: wallOf(next, zone) };
  return later === undefined ? { is: "one", at: earlier } : { is: "twice", earlier, later };
}

/** The local date and time at that moment. */
export const wallOf = (moment: Instant, zone: Zone): LocalDateTime =>
  `${dayAt(moment, zone)}T${wallTimeAt(moment, zone)}`;
