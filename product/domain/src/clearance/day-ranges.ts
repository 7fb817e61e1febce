/**
 * Spans of whole calendar days, first and last included, and what is left or shared of several. Days are text (`2026-06-14`),
 * which sorts as the calendar does.
 */
import { plusDays } from "@product/domain/time/local-date";

export const firstOfAllDays = "0001-01-01";
export const lastOfAllDays = "9999-12-31";

export type DayRange = { from: string; until: string };

export const always: DayRange = { from: firstOfAllDays, until: lastOfAllDays };

/** Open ends are open as far as days go. */
export const daysFrom = (from: string | null, until: string | null): DayRange => ({
  from: from ?? firstOfAllDays,
  until: until ?? lastOfAllDays,
});

export const dayAfter = (day: string): string => (day === lastOfAllDays ? day : plusDays(day, 1));
export const dayBefore = (day: string): string => (day === firstOfAllDays ? day : plusDays(day, -1));

export const includes = ({ from, until }: DayRange, day: string): boolean => from <= day && day <= until;
export const overlap = (a: DayRange, b: DayRange): boolean => a.from <= b.until && b.from <= a.until;

/** The same days in order, with those that touch or overlap made one; ranges that end before they begin are left out. */
export function joined(ranges: readonly DayRange[]): DayRange[] {
  const joinedUp: DayRange[] = [];
  const inOrder = ranges.filter(({ from, until }) => from <= until).toSorted((a, b) => (a.from < b.from ? -1 : 1));
  for (const range of inOrder) {
    const last = joinedUp.at(-1);
    if (last && (last.until === lastOfAllDays || range.from <= dayAfter(last.until))) {
      if (range.until > last.until) last.until = range.until;
    } else joinedUp.push({ ...range });
  }
  return joinedUp;
}

/** The days of `within` that none of the ranges has. */
export function gaps(ranges: readonly DayRange[], within: DayRange = always): DayRange[] {
  const left: DayRange[] = [];
  let from = within.from;
  for (const range of joined(ranges)) {
    if (range.until < from) continue;
    if (range.from > within.until) break;
    if (range.from > from) left.push({ from, until: dayBefore(range.from) });
    if (range.until >= within.until) return left;
    from = dayAfter(range.until);
  }
  return from <= within.until ? [...left, { from, until: within.until }] : left;
}

/** The days that both have. */
export function shared(some: readonly DayRange[], others: readonly DayRange[]): DayRange[] {
  const other = joined(others);
  return joined(some).flatMap((range) =>
    other
      .filter((each) => overlap(each, range))
      .map(({ from, until }) => ({
        from: from > range.from ? from : range.from,
        until: until < range.until ? until : range.until,
      })),
  );
}
