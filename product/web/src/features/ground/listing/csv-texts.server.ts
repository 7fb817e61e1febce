/** Lines of a file for spreadsheets as `csv.ts` writes them, written by PostgreSQL. */
import { sql, type SQL } from "drizzle-orm";
import type { Locale } from "@product/domain/locales";
import { formulaStarts, separatorIn } from "./share/csv.ts";

export const csvTexts = (values: readonly SQL[], locale: Locale): SQL =>
  sql`'"' || ${sql.join(values.map(safe), sql` || ${`"${separatorIn(locale)}"`} || `)} || E'"\\r\\n'`;

const safe = (value: SQL): SQL =>
  sql`replace(CASE WHEN left(${value}, 1) = ANY(${sql.param(formulaStarts)}::text[]) THEN '''' || ${value} ELSE ${value} END, '"', '""')`;
