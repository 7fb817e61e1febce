import { between, eq, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { shortYears, type ShortYear } from "@product/domain/short-years";
import { database } from "@product/database/client";
import { holidayCalendars, holidays } from "@product/database/tables/company/holiday";
import { legalEntities, venues } from "@product/database/tables/company/master-data";
import { recordWith } from "#features/ground/master-data/queries.server.ts";
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

export const calendarWith = (id: string) => recordWith("calendar", id);

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
  const used = [legalEntities, venues].map((table) =>
    database.selectDistinct({ id: table.calendarId }).from(table).where(isNull(table.archivedAt)),
  );
  const [short, ...ids] = await Promise.all([shortIn(today), ...used]);
  return [...new Set(ids.flat().flatMap(({ id }) => id ?? []))]
    .flatMap(short)
    .toSorted((a, b) => a.year - b.year || a.nameEn.localeCompare(b.nameEn));
}

/** The same of one calendar, whether anything goes by it or not. */
export const shortYearsOf = async (id: string, today: string): Promise<ShortCalendar[]> => (await shortIn(today))(id);

/** All calendars are read at once: each is looked at with those above it, and most have the same above them. */
async function shortIn(today: string): Promise<(id: string) => ShortCalendar[]> {
  const year = Number(today.slice(0, 4));
  const { id, parentId, key, country, level, nameEn, nameEs } = holidayCalendars;
  const [calendars, days] = await Promise.all([
    database.select({ id, parentId, key, country, level, nameEn, nameEs }).from(holidayCalendars),
    database
      .select({ calendarId: holidays.calendarId, day: holidays.day })
      .from(holidays)
      .where(between(holidays.day, `${year}-01-01`, `${year + 1}-12-31`))
      .orderBy(holidays.day),
  ]);
  const byId = new Map(calendars.map((calendar) => [calendar.id, calendar]));
  const daysBy = Map.groupBy(days, ({ calendarId }) => calendarId);
  const linksOf = (next: string | null): typeof calendars => {
    const found = next === null ? undefined : byId.get(next);
    return found ? [found, ...linksOf(found.parentId)] : [];
  };
  return (sought) => {
    const links = linksOf(sought);
    const [own] = links;
    if (!own) return [];
    const knownDays = links.flatMap((link) => (daysBy.get(link.id) ?? []).map(({ day }) => day));
    const known = { country: own.country, level: own.level, keys: links.map((link) => link.key), days: knownDays };
    return shortYears(known, today).map((each) => ({ ...each, id: own.id, nameEn: own.nameEn, nameEs: own.nameEs }));
  };
}

export type ChoosableCalendar = Awaited<ReturnType<typeof choosableCalendars>>[number];

/** The calendars that can be chosen now. */
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
