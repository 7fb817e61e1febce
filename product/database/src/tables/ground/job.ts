import { bigint, integer, jsonb, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { app } from "@product/database/tables/schema";

export const jobs = app.table("job", {
  id: bigint({ mode: "bigint" }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text().notNull(),
  payload: jsonb().notNull().default({}),
  state: text({ enum: ["waiting", "running", "done", "dead"] })
    .notNull()
    .default("waiting"),
  runAt: timestamp("run_at", { withTimezone: true }).notNull().defaultNow(),
  attempts: integer().notNull().default(0),
  maxAttempts: integer("max_attempts").notNull().default(8),
  uniqueKey: text("unique_key"),
  leasedUntil: timestamp("leased_until", { withTimezone: true }),
  lease: uuid(),
  lastError: text("last_error"),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  finishedAt: timestamp("finished_at", { withTimezone: true }),
});

export const schedules = app.table("schedule", {
  name: text().primaryKey(),
  nextAt: timestamp("next_at", { withTimezone: true }).notNull(),
});
