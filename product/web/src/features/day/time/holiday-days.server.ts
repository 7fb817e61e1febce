import { sql } from "drizzle-orm";
import type { Transaction } from "#request/perform.ts";

type Row = { calendarId: string | null; shift: { day: string } };

/** Whether a day is a holiday by a calendar or by one above it, for the days of these rows. */
export async function holidayDays(
  tx: Pick<Transaction, "select">,
  rows: readonly Row[],
): Promise<(calendarId: string | null, day: string) => boolean> {
  const calendars = [...new Set(rows.flatMap(({ calendarId }) => calendarId ?? []))];
  if (calendars.length === 0) return () => false;
  const days = rows.map(({ shift }) => shift.day).toSorted();
  const found = await tx.select({ calendar: sql<string>`held.calendar`, day: sql<string>`held.day` }).from(
    sql`(WITH RECURSIVE above AS (
        SELECT id AS calendar, id, parent_id FROM app.holiday_calendar WHERE id = ANY(${sql.param(calendars)}::uuid[])
        UNION ALL
        SELECT above.calendar, c.id, c.parent_id FROM above JOIN app.holiday_calendar c ON c.id = above.parent_id
      )
      SELECT DISTINCT above.calendar, holiday.day::text AS day FROM above
      JOIN app.holiday ON holiday.calendar_id = above.id
      WHERE holiday.day BETWEEN ${days[0]!}::date AND ${days.at(-1)!}::date + 2) held`,
  );
  const known = new Set(found.map(({ calendar, day }) => `${calendar} ${day}`));
  return (calendarId, day) => calendarId !== null && known.has(`${calendarId} ${day}`);
}
