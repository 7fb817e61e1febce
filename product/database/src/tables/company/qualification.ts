import { integer, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { keeping, time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const qualifications = app.table("qualification", {
  id: uuid().primaryKey().defaultRandom(),
  key: text().notNull(),
  nameEn: text("name_en").notNull(),
  nameEs: text("name_es").notNull(),
  levelsEn: text("levels_en").array().notNull().default([]),
  levelsEs: text("levels_es").array().notNull().default([]),
  validMonths: integer("valid_months"),
  /** Where the United Kingdom has a term of its own. */
  validMonthsUk: integer("valid_months_uk"),
  ...keeping,
  archivedAt: time("archived_at"),
});

/** A worker with `impliedById` also counts as having `qualificationId`. */
export const qualificationsImplied = app.table(
  "qualification_implied",
  { qualificationId: uuid("qualification_id").notNull(), impliedById: uuid("implied_by_id").notNull() },
  (table) => [primaryKey({ columns: [table.qualificationId, table.impliedById] })],
);

export const roleQualifications = app.table(
  "role_qualification",
  { roleId: uuid("role_id").notNull(), qualificationId: uuid("qualification_id").notNull() },
  (table) => [primaryKey({ columns: [table.roleId, table.qualificationId] })],
);
