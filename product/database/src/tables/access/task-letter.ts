import { uuid } from "drizzle-orm/pg-core";
import { time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

/** When somebody was last written to about what waits for them, and up to when what came was counted. */
export const taskLetters = app.table("task_letter", {
  userId: uuid("user_id").primaryKey(),
  toldAt: time("told_at").notNull(),
  upTo: time("up_to").notNull(),
});
