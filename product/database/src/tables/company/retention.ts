import { integer, text } from "drizzle-orm/pg-core";
import type { CountedFrom, Ending, TermUnit } from "@product/domain/company/retention";
import { keeping } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const retentionRules = app.table("retention_rule", {
  id: text().primaryKey(),
  position: integer().notNull(),
  nameEn: text("name_en").notNull(),
  nameEs: text("name_es").notNull(),
  term: integer().notNull(),
  unit: text().$type<TermUnit>().notNull(),
  countedFrom: text("counted_from").$type<CountedFrom>().notNull(),
  ending: text().$type<Ending>().notNull(),
  basisEn: text("basis_en").notNull(),
  basisEs: text("basis_es").notNull(),
  ...keeping,
});
