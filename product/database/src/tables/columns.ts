/** Columns that many tables have. */
import { customType, integer, timestamp } from "drizzle-orm/pg-core";

export const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });
export const citext = customType<{ data: string }>({ dataType: () => "citext" });
export const time = (name: string) => timestamp(name, { withTimezone: true });

/** Bookkeeping of a record: which version it is, for those who write at once, and when it came and changed. */
export const keeping = {
  version: integer().notNull().default(1),
  createdAt: time("created_at").notNull().defaultNow(),
  updatedAt: time("updated_at").notNull().defaultNow(),
};
