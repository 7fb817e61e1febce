import { integer, jsonb, primaryKey, uuid } from "drizzle-orm/pg-core";
import type { BulkDeed, LeftOut, WorkerBefore } from "@product/domain/people/bulk-changes";
import { time } from "./columns.ts";
import { app } from "./schema.ts";

export const bulkChanges = app.table("bulk_change", {
  id: uuid().primaryKey().defaultRandom(),
  doneBy: uuid("done_by").notNull(),
  deed: jsonb().$type<BulkDeed>().notNull(),
  leftOut: jsonb("left_out").$type<Partial<Record<LeftOut, number>>>().notNull(),
  doneAt: time("done_at").notNull().defaultNow(),
  undoneAt: time("undone_at"),
  undoneCount: integer("undone_count"),
});

export const bulkChangeWorkers = app.table(
  "bulk_change_worker",
  {
    bulkChangeId: uuid("bulk_change_id").notNull(),
    workerId: uuid("worker_id").notNull(),
    before: jsonb().$type<WorkerBefore>().notNull(),
    version: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.bulkChangeId, table.workerId] })],
);
