import { integer, text } from "drizzle-orm/pg-core";
import { time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

/** The pictures of public pages; their files lie in storage under the same name. */
export const media = app.table("media", {
  name: text().primaryKey(),
  altEn: text("alt_en").notNull(),
  altEs: text("alt_es").notNull(),
  size: integer().notNull(),
  width: integer(),
  height: integer(),
  /** The image that it was cut from. */
  cutFrom: text("cut_from"),
  createdAt: time("created_at").notNull(),
});
