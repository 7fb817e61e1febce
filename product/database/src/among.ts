/**
 * As drizzle's `inArray`, with all values in one parameter. With one for each, writing the question about fifty people down costs
 * more than answering it.
 */
import { sql, type AnyColumn, type SQL } from "drizzle-orm";

/** About one alone PostgreSQL keeps its plan; of a list it does not know how long it is, and plans anew each time. */
export const amongIds = (column: AnyColumn, ids: readonly string[]): SQL =>
  ids.length === 1 ? sql`${column} = ${ids[0]}::uuid` : sql`${column} = ANY(${sql.param([...ids])}::uuid[])`;

export const amongTexts = (column: AnyColumn, texts: readonly string[]): SQL =>
  sql`${column} = ANY(${sql.param([...texts])}::text[])`;
