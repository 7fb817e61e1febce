/** A rota: which days it shows, and on which of them a shift stands. */
import { plusDays, type LocalDate } from "@product/domain/time/local-date";
import { mondayOf } from "@product/domain/time/weeks";
import type { PlannedBreak } from "@product/domain/planning/shifts";

export const rotaViews = ["day", "week", "month", "timeline"] as const;
export type RotaView = (typeof rotaViews)[number];

export const rotaSubjects = ["people", "events", "roles"] as const;

/** The hour at which a day of the rota begins where nobody has set another: what starts earlier stands with the evening before. */
const usualDayBegin = 5;
export const latestDayBegin = 12;
const hourMs = 3_600_000;

/** The moment by which a shift is put on a day. */
export const anchorOf = (startsAt: number, dayBeginsAt = usualDayBegin): Date =>
  new Date(startsAt - dayBeginsAt * hourMs);

export function rotaDays(view: RotaView, day: string): LocalDate[] {
  if (view === "day" || view === "timeline") return [plusDays(day, 0)];
  const first = view === "week" ? mondayOf(day) : firstOfMonth(day);
  const length = view === "week" ? 7 : Number(plusDays(firstOfMonth(plusDays(first, 31)), -1).slice(8));
  return Array.from({ length }, (_, index) => plusDays(first, index));
}

/** A day of the span before or after. */
export function besideOf(view: RotaView, day: string, way: "before" | "after"): LocalDate {
  const days = rotaDays(view, day);
  return way === "before" ? plusDays(days[0]!, view === "week" ? -7 : -1) : plusDays(days.at(-1)!, 1);
}

/** Time at work without the breaks that are not paid. */
export function paidMinutes(shift: { startsAt: number; endsAt: number; breaks: readonly PlannedBreak[] }): number {
  const unpaid = shift.breaks.filter(({ paid }) => !paid).reduce((sum, { minutes }) => sum + minutes, 0);
  return Math.max(0, (shift.endsAt - shift.startsAt) / 60_000 - unpaid);
}

const firstOfMonth = (day: string) => plusDays(`${day.slice(0, 7)}-01`, 0);
