/** Where events lie on a calendar: in which weeks, and in which row of a week so that none covers another. */
import { plusDays, type LocalDate } from "@product/domain/time/local-date";
import { daysBetween, mondayOf } from "@product/domain/time/weeks";

export type Days = { firstDay: LocalDate; lastDay: LocalDate };

/** The span that a calendar shows at once, named by a day in it. */
export type Period = { from: LocalDate; until: LocalDate; mondays: LocalDate[]; previous: LocalDate; next: LocalDate };

export function weekPeriod(day: LocalDate): Period {
  const monday = mondayOf(day);
  const [until, previous, next] = [plusDays(monday, 6), plusDays(monday, -7), plusDays(monday, 7)];
  return { from: monday, until, mondays: [monday], previous, next };
}

/** Whole weeks, so that the days of the months beside it are filled too. */
export function monthPeriod(day: LocalDate): Period {
  const first = firstOfMonth(day);
  const next = firstOfMonth(plusDays(first, 31));
  const from = mondayOf(first);
  const lastMonday = mondayOf(plusDays(next, -1));
  const mondays = Array.from({ length: daysBetween(from, lastMonday) / 7 + 1 }, (_, week) => plusDays(from, 7 * week));
  return { from, until: plusDays(lastMonday, 6), mondays, previous: firstOfMonth(plusDays(first, -1)), next };
}

const firstOfMonth = (day: LocalDate) => `${day.slice(0, 8)}01` as LocalDate;

/** The part of an event that lies in one week; Monday is 0. */
export type Segment<Event> = { event: Event; from: number; until: number; lane: number; begins: boolean };

/** The earliest first, of those the longest; each in the first row that is free on all its days. */
export function segmentsIn<Event extends Days>(monday: LocalDate, events: readonly Event[]): Segment<Event>[] {
  const sunday = plusDays(monday, 6);
  const lanes: number[] = [];
  return events
    .filter(({ firstDay, lastDay }) => firstDay <= sunday && lastDay >= monday)
    .map((event) => ({
      event,
      from: Math.max(0, daysBetween(monday, event.firstDay)),
      until: Math.min(6, daysBetween(monday, event.lastDay)),
      begins: event.firstDay >= monday,
    }))
    .toSorted((a, b) => a.from - b.from || b.until - a.until)
    .map((segment) => {
      const free = lanes.findIndex((taken) => taken < segment.from);
      const lane = free === -1 ? lanes.length : free;
      lanes[lane] = segment.until;
      return { ...segment, lane };
    });
}
