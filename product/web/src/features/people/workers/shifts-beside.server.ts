import { and, eq, isNull, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { shiftColumns } from "@product/domain/people/worker-columns";
import { plusDays } from "@product/domain/time/local-date";
import type { Zone } from "@product/domain/time/zone";
import { amongIds } from "@product/database/among";
import { database } from "@product/database/client";
import { eventPlaces, taking } from "@product/database/filters/event-columns";
import { assignments, events, shifts } from "@product/database/tables/planning/event";
import type { ShiftsBeside, WorkerRow } from "#features/people/workers/queries.server.ts";
import { clockNow, homeDay } from "#request/clock.ts";
import { permittedRowsAt } from "#request/who-may.ts";

/** The same rows, each with what is known of their shifts at the events that the actor sees: one question for all of them. */
export async function withShifts(
  actor: Actor,
  rows: readonly WorkerRow[],
  columns: readonly string[],
): Promise<readonly WorkerRow[]> {
  if (rows.length === 0 || !shiftColumns.some((column) => columns.includes(column))) return rows;
  const [now, today] = [clockNow(), homeDay()];
  const begins = sql`${shifts.startsAt} > ${now}`;
  const found = await database
    .select({
      workerId: assignments.workerId,
      startsAt: sql<string | null>`extract(epoch FROM min(${shifts.startsAt}) FILTER (WHERE ${begins})) * 1000`,
      timeZone: sql<Zone | null>`(array_agg(${events.timeZone} ORDER BY ${shifts.startsAt}) FILTER (WHERE ${begins}))[1]`,
      lastWorked: sql<string | null>`(max(${shifts.day}) FILTER (WHERE ${shifts.endsAt} <= ${now}))::text`,
      minutes: sql<number>`coalesce(sum(extract(epoch FROM ${shifts.endsAt} - ${shifts.startsAt}) / 60)
        FILTER (WHERE ${shifts.day} BETWEEN ${today}::date AND ${plusDays(today, 6)}::date), 0)::int`,
    })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(events, eq(events.id, shifts.eventId))
    .where(
      and(
        amongIds(
          assignments.workerId,
          rows.map(({ id }) => id),
        ),
        sql`${assignments.state} IN (${taking})`,
        isNull(shifts.cancelledAt),
        permittedRowsAt(actor, "assignment.view", eventPlaces),
      ),
    )
    .groupBy(assignments.workerId);
  const shiftsOf = new Map(found.map(({ workerId, ...each }) => [workerId, beside(each)]));
  return rows.map((row) => ({ ...row, ...(shiftsOf.get(row.id) ?? none) }));
}

const none: ShiftsBeside = { nextShift: null, hoursAhead: 0, lastWorked: null };

type Found = { startsAt: string | null; timeZone: Zone | null; lastWorked: string | null; minutes: number };
const beside = ({ startsAt, timeZone, lastWorked, minutes }: Found): ShiftsBeside => ({
  nextShift: startsAt === null ? null : { startsAt: Number(startsAt), timeZone: timeZone! },
  hoursAhead: minutes,
  lastWorked,
});
