import { and, asc, eq, gte, lte } from "drizzle-orm";
import type { Holiday, HolidayCalendar } from "@product/domain/company/holidays";
import { holidayCalendars, holidays } from "@product/database/tables/company/holiday";
import type { Transaction } from "#request/perform.ts";

type Reader = Pick<Transaction, "select">;
export type KeptDay = Holiday & { toConfirm: boolean };
export type Link = Pick<
  typeof holidayCalendars.$inferSelect,
  "id" | "key" | "country" | "level" | "nameEn" | "nameEs"
> & {
  days: KeptDay[];
};

/** A calendar and those above it, the calendar itself first, with their days from one to another. */
export async function chainOf(tx: Reader, id: string, from: string, to: string): Promise<Link[]> {
  const links: Link[] = [];
  for (let next: string | null = id; next !== null;) {
    const [found] = await tx.select().from(holidayCalendars).where(eq(holidayCalendars.id, next));
    if (!found) break;
    const { key, country, level, nameEn, nameEs } = found;
    links.push({ id: next, key, country, level, nameEn, nameEs, days: await daysOf(tx, next, from, to) });
    next = found.parentId;
  }
  return links;
}

export const daysOf = (tx: Reader, calendarId: string, from: string, to: string): Promise<KeptDay[]> =>
  tx
    .select({ day: holidays.day, nameEn: holidays.nameEn, nameEs: holidays.nameEs, toConfirm: holidays.toConfirm })
    .from(holidays)
    .where(and(eq(holidays.calendarId, calendarId), gte(holidays.day, from), lte(holidays.day, to)))
    .orderBy(asc(holidays.day));

/** The same as the domain asks it. */
export const calendarFrom = ([own, ...above]: readonly Link[]): HolidayCalendar => ({
  days: own?.days ?? [],
  ...(above.length > 0 ? { parent: calendarFrom(above) } : {}),
});
