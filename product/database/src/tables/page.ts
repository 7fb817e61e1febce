import { integer, text, timestamp } from "drizzle-orm/pg-core";
import { app } from "./schema.ts";

export const pages = app.table("page", {
  slug: text().primaryKey(),
  titleEn: text("title_en").notNull(),
  titleEs: text("title_es").notNull(),
  leadEn: text("lead_en").notNull(),
  leadEs: text("lead_es").notNull(),
  version: integer().notNull().default(1),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});
