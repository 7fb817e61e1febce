import { timestamp, uuid } from "drizzle-orm/pg-core";
import { app } from "./schema.ts";

export const photos = app.table("photo", {
  userId: uuid("user_id").primaryKey(),
  file: uuid().notNull().unique(),
  changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
});
