/** When workers are told of shifts, how long they have to answer, and when nobody writes to them. */
import { plusDays } from "@product/domain/time/local-date";
import type { Zone } from "@product/domain/time/zone";
import { dayAt, momentsAt, wallTimeAt } from "@product/domain/time/zoned";

/** The kinds of message about one assignment. */
export const callOutKinds = [
  "booked",
  "invited",
  "promoted",
  "reconfirm",
  "changed",
  "cancelled",
  "reminder",
  "lapsed",
  "waitlisted",
  "filled",
  "selected",
  "not-selected",
  "standby",
  "called-in",
  "swap-asked",
  "swapped-in",
  "swapped-out",
  "swap-declined",
] as const;
export type CallOutKind = (typeof callOutKinds)[number];

/** These ask for an answer, until a moment that the letter names. */
export const asking = ["invited", "promoted", "reconfirm"] as const satisfies readonly CallOutKind[];
export const asksFor = (kind: CallOutKind): boolean => (asking as readonly string[]).includes(kind);

/** These ask someone who had not been asked: of them there are only so many in a week. */
export const invitations = ["invited", "promoted"] as const satisfies readonly CallOutKind[];

const minute = 60_000;
const hour = 60 * minute;

/**
 * Half of the time left, at most two days and at least half an hour; never beyond the start. Workers who move up from
 * the waiting list have four hours at most.
 */
export function respondBy(toldAt: Date, startsAt: Date, kind: CallOutKind): Date {
  const left = startsAt.getTime() - toldAt.getTime();
  const most = kind === "promoted" ? 4 * hour : 48 * hour;
  const answerTime = Math.max(30 * minute, Math.min(most, left / 2));
  return new Date(Math.max(toldAt.getTime(), Math.min(toldAt.getTime() + answerTime, startsAt.getTime())));
}

/** How many reminders are due by now: one after half of the time, one after nine tenths. */
export function remindersDue(toldAt: Date, until: Date, now: Date): 0 | 1 | 2 {
  const spent = (now.getTime() - toldAt.getTime()) / Math.max(1, until.getTime() - toldAt.getTime());
  return spent >= 0.9 ? 2 : spent >= 0.5 ? 1 : 0;
}

/** Hours of the clock, `22` to `8`; the same hour twice means none. */
export type QuietHours = { quietFrom: number; quietUntil: number };

export const usualCallOuts = { quietFrom: 22, quietUntil: 8, mostPerWeek: 10 } as const;
export const mostCallOuts = 100;

/** So close to the start nobody waits for the morning. */
const urgentHours = 12;

/** When a letter may leave: now, or when the quiet hours where the worker lives are over. */
export function mayLeaveAt(now: Date, startsAt: Date, zone: Zone, { quietFrom, quietUntil }: QuietHours): Date {
  if (startsAt.getTime() - now.getTime() < urgentHours * hour) return now;
  const at = Number(wallTimeAt(now, zone).slice(0, 2));
  const isQuiet = quietFrom <= quietUntil ? at >= quietFrom && at < quietUntil : at >= quietFrom || at < quietUntil;
  if (!isQuiet) return now;
  const today = dayAt(now, zone);
  const day = at < quietUntil ? today : plusDays(today, 1);
  const { moments, next } = momentsAt(day, `${String(quietUntil).padStart(2, "0")}:00`, zone);
  return new Date(moments[0] ?? next);
}
