/** From when until when a version of a document counts. */
import { dayAfter } from "@product/domain/clearance/day-ranges";
import { isCalendarDay } from "@product/domain/time/local-date";

type Days = { validFrom: string | null; validUntil: string | null };

/**
 * A version takes the place of the one in force at once. Where it begins only when that one ends, it counts from where that one
 * did, so that no day between is lost; where it begins later still, `undefined`: it cannot take its place yet.
 */
export function countsFrom(from: string | null, former: Days | undefined, today: string): string | null | undefined {
  if (from === null || from <= today || !former) return from;
  const isStillGood = former.validUntil === null || former.validUntil >= today;
  if (!isStillGood) return from;
  return former.validUntil === null || from <= dayAfter(former.validUntil) ? former.validFrom : undefined;
}

/** The same date so many months on, or the last of its month where there is no such date. */
export function monthsLater(day: string, months: number): string {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number];
  const total = year * 12 + month - 1 + months;
  const start = `${String(Math.floor(total / 12)).padStart(4, "0")}-${String((total % 12) + 1).padStart(2, "0")}`;
  const wanted = Array.from({ length: 4 }, (_, less) => `${start}-${String(date - less).padStart(2, "0")}`);
  return wanted.find(isCalendarDay)!;
}

/** How many days are left, today not counted; negative when it is over. */
export const daysUntil = (day: string, today: string): number =>
  Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
