import { bigint, boolean, text, timestamp } from "drizzle-orm/pg-core";
import { app } from "@product/database/tables/schema";

export const backupRuns = app.table("backup_run", {
  id: bigint({ mode: "bigint" }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text({ enum: ["backup", "trial", "restore"] }).notNull(),
  state: text({ enum: ["running", "done", "failed"] })
    .notNull()
    .default("running"),
  backup: text(),
  onlyChecked: boolean("only_checked").notNull().default(false),
  problem: text(),
  startedAt: timestamp("started_at", { withTimezone: true }).notNull().defaultNow(),
  finishedAt: timestamp("finished_at", { withTimezone: true }),
});
