import { boolean, integer, smallint } from "drizzle-orm/pg-core";
import { time } from "./columns.ts";
import { app } from "./schema.ts";

export const rotaSettings = app.table("rota_setting", {
  onlyRow: boolean("only_row").primaryKey().default(true),
  dayBeginsAt: smallint("day_begins_at").notNull(),
  version: integer().notNull().default(1),
  updatedAt: time("updated_at").notNull().defaultNow(),
});
