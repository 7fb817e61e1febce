/** On which days people cannot work, without a word of why. */
import { and, eq, inArray, sql } from "drizzle-orm";
import { weekdayOf } from "@product/domain/time/weeks";
import { database } from "@product/database/client";
import { absences } from "@product/database/tables/papers/right-to-work";
import { availabilities } from "@product/database/tables/people/worker-record";

/** `worker day` of every whole day on which somebody said so or is absent. */
export async function unavailableDays(workerIds: readonly string[], days: readonly string[]): Promise<string[]> {
  if (workerIds.length === 0) return [];
  const [from, until] = [days[0]!, days.at(-1)!];
  const inSpan = (table: typeof availabilities | typeof absences) =>
    and(
      inArray(table.workerId, [...workerIds]),
      sql`daterange(${table.firstDay}, ${table.lastDay}, '[]') && daterange(${from}::date, ${until}::date, '[]')`,
    );
  const [declared, absent] = await Promise.all([
    database
      .select()
      .from(availabilities)
      .where(and(inSpan(availabilities), eq(availabilities.kind, "unavailable"), sql`${availabilities.from} IS NULL`)),
    database.select().from(absences).where(inSpan(absences)),
  ]);
  const spans = [...declared, ...absent.map((absence) => ({ ...absence, weekdays: [] as number[] }))];
  const found = spans.flatMap(({ workerId, firstDay, lastDay, weekdays }) =>
    days
      .filter((day) => day >= firstDay && (lastDay === null || day <= lastDay))
      .filter((day) => weekdays.length === 0 || weekdays.includes(weekdayOf(day) + 1))
      .map((day) => `${workerId} ${day}`),
  );
  return [...new Set(found)];
}
