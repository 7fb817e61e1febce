import { integer, text, uuid } from "drizzle-orm/pg-core";
import type { MenuPlace } from "@product/domain/site/menus";
import { time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

/** A link of the header or the footer of public pages. */
export const menuLinks = app.table("menu_link", {
  id: uuid().primaryKey().defaultRandom(),
  place: text().$type<MenuPlace>().notNull(),
  position: integer().notNull(),
  labelEn: text("label_en").notNull(),
  labelEs: text("label_es").notNull(),
  target: text().notNull(),
  version: integer().notNull().default(1),
  updatedAt: time("updated_at").notNull().defaultNow(),
});
