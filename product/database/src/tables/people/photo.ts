import { timestamp, uuid } from "drizzle-orm/pg-core";
import { app } from "@product/database/tables/schema";

export const photos = app.table("photo", {
  userId: uuid("user_id").primaryKey(),
  file: uuid().notNull().unique(),
  changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
});
