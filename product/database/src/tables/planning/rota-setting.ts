import { boolean, integer, smallint } from "drizzle-orm/pg-core";
import { time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const rotaSettings = app.table("rota_setting", {
  onlyRow: boolean("only_row").primaryKey().default(true),
  dayBeginsAt: smallint("day_begins_at").notNull(),
  version: integer().notNull().default(1),
  updatedAt: time("updated_at").notNull().defaultNow(),
});
