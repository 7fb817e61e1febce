import { integer, jsonb, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { WorkerBefore } from "@product/domain/people/bulk-changes";
import { time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const bulkChanges = app.table("bulk_change", {
  id: uuid().primaryKey().defaultRandom(),
  /** The kind of record that was changed. */
  record: text().notNull(),
  doneBy: uuid("done_by").notNull(),
  action: jsonb("deed").$type<{ kind: string; value: string }>().notNull(),
  leftOut: jsonb("left_out").$type<Partial<Record<string, number>>>().notNull(),
  doneAt: time("done_at").notNull().defaultNow(),
  undoneAt: time("undone_at"),
  undoneCount: integer("undone_count"),
});

/** The changed records that are not about a person. */
export const bulkChangeRecords = app.table(
  "bulk_change_record",
  {
    bulkChangeId: uuid("bulk_change_id").notNull(),
    recordId: uuid("record_id").notNull(),
    before: jsonb().$type<object>().notNull(),
    version: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.bulkChangeId, table.recordId] })],
);

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
