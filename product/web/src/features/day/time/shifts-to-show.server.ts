/** The oldest shifts of a question that have as many lines as one screen shows: what lies beyond them is not even counted. */
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import { database } from "@product/database/client";
import { assignments, events, shifts } from "@product/database/tables/event";
import { hadPlace, mostLines } from "./lines.server.ts";

const atOnce = 25;

export async function shiftsToShow(where: SQL | undefined, now: Date): Promise<string[]> {
  const shown: string[] = [];
  for (let lines = 0, last: Counted | undefined; ;) {
    const some = await nextShifts(where, now, last);
    for (const shift of some) {
      // Of shifts that begin together either all are shown or none.
      if (lines >= mostLines && shift.startsAt > last!.startsAt) return shown;
      shown.push(shift.id);
      lines += shift.lines;
      last = shift;
    }
    if (some.length < atOnce) return shown;
  }
}

type Counted = Awaited<ReturnType<typeof nextShifts>>[number];

const nextShifts = (where: SQL | undefined, now: Date, last?: { id: string; startsAt: string }) =>
  database
    .select({
      id: shifts.id,
      // As the database has it: a clock of ours would cut off what is shorter than a millisecond.
      startsAt: sql<string>`to_char(${shifts.startsAt} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
      lines: sql<number>`(SELECT count(*)::int FROM ${assignments} WHERE ${assignments.shiftId} = ${shifts.id}
        AND ${inArray(assignments.state, [...hadPlace])})`,
    })
    .from(shifts)
    .innerJoin(events, eq(events.id, shifts.eventId))
    .where(
      and(
        where,
        isNotNull(shifts.publishedAt),
        isNull(shifts.cancelledAt),
        lte(shifts.endsAt, now),
        last &&
          or(
            gt(shifts.startsAt, sql`${last.startsAt}::timestamptz`),
            and(eq(shifts.startsAt, sql`${last.startsAt}::timestamptz`), gt(shifts.id, last.id)),
          ),
      ),
    )
    .orderBy(asc(shifts.startsAt), asc(shifts.id))
    .limit(atOnce);
