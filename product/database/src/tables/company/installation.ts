import { boolean, timestamp } from "drizzle-orm/pg-core";
import { app } from "@product/database/tables/schema";

export const installation = app.table("installation", {
  onlyRow: boolean("only_row").primaryKey().default(true),
  demo: boolean().notNull(),
  foundedAt: timestamp("founded_at", { withTimezone: true }).notNull().defaultNow(),
});
