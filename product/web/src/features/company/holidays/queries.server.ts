import { eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { shortYears, type ShortYear } from "@product/domain/short-years";
import { database } from "@product/database/client";
import { holidayCalendars, holidays } from "@product/database/tables/holiday";
import { legalEntities, venues } from "@product/database/tables/master-data";
import { chainOf, type KeptDay } from "./chain.server.ts";

const above = alias(holidayCalendars, "above");

export type CalendarRow = Awaited<ReturnType<typeof calendarRows>>[number];

/** Every calendar, archived or not, with how many days it adds of its own in that year. */
export const calendarRows = (year: number) =>
  database
    .select({
      id: holidayCalendars.id,
      nameEn: holidayCalendars.nameEn,
      nameEs: holidayCalendars.nameEs,
      level: holidayCalendars.level,
      aboveEn: above.nameEn,
      aboveEs: above.nameEs,
      days: sql<number>`(SELECT count(*)::int FROM ${holidays} WHERE ${holidays.calendarId} = ${holidayCalendars.id}
        AND ${holidays.day} BETWEEN ${`${year}-01-01`} AND ${`${year}-12-31`})`,
      isArchived: sql<boolean>`${holidayCalendars.archivedAt} IS NOT NULL`,
    })
    .from(holidayCalendars)
    .leftJoin(above, eq(above.id, holidayCalendars.parentId));

export const calendarWith = async (id: string) =>
  (await database.select().from(holidayCalendars).where(eq(holidayCalendars.id, id)))[0];

export type ShownDay = KeptDay & { from?: { nameEn: string; nameEs: string } };

/** The days of a year that hold here, its own and those from above, in order. */
export async function daysShown(id: string, year: number): Promise<ShownDay[]> {
  const links = await chainOf(database, id, `${year}-01-01`, `${year}-12-31`);
  return links
    .flatMap(({ days, nameEn, nameEs }, step) =>
      days.map((holiday) => (step === 0 ? holiday : { ...holiday, from: { nameEn, nameEs } })),
    )
    .toSorted((a, b) => (a.day < b.day ? -1 : 1));
}

export type ShortCalendar = ShortYear & { id: string; nameEn: string; nameEs: string };

/** The calendars by which a company or a venue goes, in each year that has fewer days than the law gives. */
export async function shortCalendars(today: string): Promise<ShortCalendar[]> {
  const used = await Promise.all(
    [legalEntities, venues].map((table) =>
      database.selectDistinct({ id: table.calendarId }).from(table).where(isNull(table.archivedAt)),
    ),
  );
  const ids = new Set(used.flat().flatMap(({ id }) => id ?? []));
  const short = await Promise.all([...ids].map((id) => shortYearsOf(id, today)));
  return short.flat().toSorted((a, b) => a.year - b.year || a.nameEn.localeCompare(b.nameEn));
}

/** The same of one calendar, whether anything goes by it or not. */
export async function shortYearsOf(id: string, today: string): Promise<ShortCalendar[]> {
  const year = Number(today.slice(0, 4));
  const links = await chainOf(database, id, `${year}-01-01`, `${year + 1}-12-31`);
  const [own] = links;
  if (!own) return [];
  const { country, level, nameEn, nameEs } = own;
  const days = links.flatMap((link) => link.days.map(({ day }) => day));
  const known = { country, level, keys: links.map(({ key }) => key), days };
  return shortYears(known, today).map((each) => ({ ...each, id, nameEn, nameEs }));
}

export type ChoosableCalendar = Awaited<ReturnType<typeof choosableCalendars>>[number];

/** What can be chosen now. */
export const choosableCalendars = () =>
  database
    .select({
      id: holidayCalendars.id,
      nameEn: holidayCalendars.nameEn,
      nameEs: holidayCalendars.nameEs,
      country: holidayCalendars.country,
      level: holidayCalendars.level,
    })
    .from(holidayCalendars)
    .where(isNull(holidayCalendars.archivedAt));

export const calendarCount = () => database.$count(holidayCalendars, isNull(holidayCalendars.archivedAt));
