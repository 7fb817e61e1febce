import { text, timestamp } from "drizzle-orm/pg-core";
import { app } from "@product/database/tables/schema";

export const migrations = app.table("migration", {
  name: text().primaryKey(),
  checksum: text().notNull(),
  appliedAt: timestamp("applied_at", { withTimezone: true }).notNull().defaultNow(),
});
