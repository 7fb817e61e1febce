/** A day of the rota along its hours, on the clock of the wall: where a shift lies, and what moving it makes of its times. */
import { daysBetween } from "@product/domain/time/weeks";
import type { ShiftValues } from "@product/domain/planning/shifts";

/** The values of a shift that the rota changes. */
export type Movable = Pick<ShiftValues, "startsAt" | "endsAt" | "day" | "breaks">;

const dayMinutes = 24 * 60;
/** Things on the rota move from quarter to quarter. */
export const stepMinutes = 15;

type Wall = { startsAt: string; endsAt: string };

/** Minutes from the beginning of that day of the rota. */
const minutesInto = (wall: string, day: string, beginsAt: number): number =>
  daysBetween(day, wall.slice(0, 10)) * dayMinutes +
  Number(wall.slice(11, 13)) * 60 +
  Number(wall.slice(14, 16)) -
  beginsAt * 60;

/** From where to where of the day it reaches, from 0 to 1; what lies outside is cut off. */
export function reachOf({ startsAt, endsAt }: Wall, day: string, beginsAt: number): { from: number; to: number } {
  const within = (wall: string) => Math.min(1, Math.max(0, minutesInto(wall, day, beginsAt) / dayMinutes));
  return { from: within(startsAt), to: within(endsAt) };
}

/** Overlapping spans lie in different tracks: each takes the first that is free. */
export function tracksOf(spans: readonly { from: number; to: number }[]): number[] {
  const ends: number[] = [];
  return spans.map(({ from, to }) => {
    const free = ends.findIndex((end) => end <= from);
    const track = free === -1 ? ends.length : free;
    ends[track] = to;
    return track;
  });
}

/** So many minutes later on the clock of the wall. */
export const wallPlus = (wall: string, minutes: number): string =>
  new Date(Date.parse(`${wall}Z`) + minutes * 60_000).toISOString().slice(0, 16);

/** A part of the day in minutes, from quarter to quarter. */
export const steppedMinutes = (part: number): number => Math.round((part * dayMinutes) / stepMinutes) * stepMinutes;

/** The wall time that lies at this part of the day. */
export const wallAt = (part: number, day: string, beginsAt: number): string =>
  wallPlus(`${day}T00:00`, beginsAt * 60 + steppedMinutes(part));

export const moves = ["move", "end", "start"] as const;
export type Move = (typeof moves)[number];

/** All of it, or only where it begins or ends; never shorter than one step. */
export function movedWall(times: Wall, how: Move, minutes: number): Wall {
  if (how === "move") return { startsAt: wallPlus(times.startsAt, minutes), endsAt: wallPlus(times.endsAt, minutes) };
  if (how === "end") {
    const endsAt = wallPlus(times.endsAt, minutes);
    return endsAt > times.startsAt ? { ...times, endsAt } : { ...times, endsAt: wallPlus(times.startsAt, stepMinutes) };
  }
  const startsAt = wallPlus(times.startsAt, minutes);
  return startsAt < times.endsAt
    ? { ...times, startsAt }
    : { ...times, startsAt: wallPlus(times.endsAt, -stepMinutes) };
}
