import { sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

/** The day that it is in the zone of each row at that moment. */
export const dayIn = (zone: PgColumn, now: Date): SQL<string> =>
  sql`(${now.toISOString()}::timestamptz AT TIME ZONE ${zone})::date`;
