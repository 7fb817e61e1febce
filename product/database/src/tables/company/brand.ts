import { boolean, integer, real, text, uuid } from "drizzle-orm/pg-core";
import { time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const brand = app.table("brand", {
  onlyRow: boolean("only_row").primaryKey().default(true),
  name: text().notNull(),
  colour: text(),
  logoLight: uuid("logo_light"),
  logoLightRatio: real("logo_light_ratio"),
  logoDark: uuid("logo_dark"),
  logoDarkRatio: real("logo_dark_ratio"),
  logoShowsName: boolean("logo_shows_name").notNull().default(false),
  senderName: text("sender_name").notNull().default(""),
  replyTo: text("reply_to").notNull().default(""),
  version: integer().notNull().default(1),
  updatedAt: time("updated_at").notNull().defaultNow(),
});
