/** A line of a file for spreadsheets, written by PostgreSQL: every value is a quoted text, and none is taken for a formula. */
import { sql, type SQL } from "drizzle-orm";
import { formulaStarts, separatorIn } from "@product/domain/files/csv";
import type { Locale } from "@product/domain/locales";

export const csvTexts = (values: readonly SQL[], locale: Locale): SQL =>
  sql`'"' || ${sql.join(values.map(safe), sql` || ${`"${separatorIn(locale)}"`} || `)} || E'"\\r\\n'`;

const safe = (value: SQL): SQL =>
  sql`replace(CASE WHEN left(${value}, 1) = ANY(${sql.param([...formulaStarts])}::text[]) THEN '''' || ${value} ELSE ${value} END, '"', '""')`;
