import { boolean, date, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { CalendarLevel } from "@product/domain/company/holidays";
import type { Country } from "@product/domain/people/workers";
import { keeping, time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const holidayCalendars = app.table("holiday_calendar", {
  id: uuid().primaryKey().defaultRandom(),
  key: text().notNull(),
  nameEn: text("name_en").notNull(),
  nameEs: text("name_es").notNull(),
  country: text().$type<Country>().notNull(),
  level: text().$type<CalendarLevel>().notNull(),
  parentId: uuid("parent_id"),
  ...keeping,
  archivedAt: time("archived_at"),
});

export const holidays = app.table(
  "holiday",
  {
    calendarId: uuid("calendar_id").notNull(),
    day: date().notNull(),
    nameEn: text("name_en").notNull(),
    nameEs: text("name_es").notNull(),
    /** Only the official gazette says whether it is so. */
    toConfirm: boolean("to_confirm").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.calendarId, table.day] })],
);
