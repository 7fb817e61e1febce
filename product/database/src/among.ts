/**
 * As drizzle's `inArray`, with all values in one parameter. With one for each, writing the question about fifty people down costs
 * more than answering it.
 */
import { sql, type AnyColumn, type SQL } from "drizzle-orm";

export const amongIds = (column: AnyColumn, ids: readonly string[]): SQL =>
  sql`${column} = ANY(${sql.param([...ids])}::uuid[])`;

export const amongTexts = (column: AnyColumn, texts: readonly string[]): SQL =>
  sql`${column} = ANY(${sql.param([...texts])}::text[])`;
