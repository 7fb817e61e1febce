import { and, eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { attendanceOf } from "@product/domain/day/attendance";
import type { Locale } from "@product/domain/locales";
import { plusDays } from "@product/domain/time/local-date";
import { usualZone } from "@product/domain/time/zone";
import { dayAt } from "@product/domain/time/zoned";
import { assignments, events } from "@product/database/tables/planning/event";
import { ofDays, seenLines, type TimeRow } from "#features/day/time/queries.server.ts";

/** So far back a worker's record shows hours; older ones are found by their days. */
export const daysShown = 92;

export async function hoursOfEvent(actor: Actor, eventId: string, locale: Locale, now: Date) {
  return shownOf(await seenLines(actor, eq(events.id, eventId), locale, now));
}

export async function hoursOfWorker(actor: Actor, workerId: string, locale: Locale, now: Date) {
  const today = dayAt(now, usualZone);
  const isOfWorker = and(eq(assignments.workerId, workerId), ofDays(plusDays(today, -daysShown), plusDays(today, 1)));
  return shownOf(await seenLines(actor, isOfWorker, locale, now));
}

const shownOf = ({ rows, isCut }: { rows: TimeRow[]; isCut: boolean }) => ({
  rows: rows.toReversed(),
  isCut,
  days: byDay(rows),
  attendance: attendanceOf(rows),
});
export type DayHours = ReturnType<typeof byDay>[number];

/** Paid minutes count as worked, since the lines below the sums show them. */
const byDay = (rows: readonly TimeRow[]) =>
  [...Map.groupBy(rows, ({ day }) => day)].map(([day, lines]) => ({
    day,
    planned: lines.reduce((sum, line) => sum + line.plannedMinutes, 0),
    worked: lines.reduce((sum, line) => sum + line.minutes, 0),
  }));
