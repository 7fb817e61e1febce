/** Tables about the end of a person's data, on request or when its term is over. */
import { bigint, date, jsonb, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { ErasureReason, RunCounts, RunState } from "@product/domain/privacy/erasure";
import { bytea, time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const formerContacts = app.table("former_contact", {
  id: bigint({ mode: "bigint" }).primaryKey().generatedAlwaysAsIdentity(),
  workerId: uuid("worker_id").notNull(),
  kind: text().$type<"email" | "mobile">().notNull(),
  value: text().notNull(),
  changedAt: time("changed_at").notNull().defaultNow(),
});

export const erasures = app.table("erasure", {
  workerId: uuid("worker_id").primaryKey(),
  reason: text().$type<ErasureReason>().notNull(),
  proposalId: uuid("proposal_id").notNull().defaultRandom(),
  proposedBy: uuid("proposed_by").notNull(),
  proposedAt: time("proposed_at").notNull().defaultNow(),
  confirmedBy: uuid("confirmed_by"),
  confirmedAt: time("confirmed_at"),
  blockedUntil: date("blocked_until"),
  erasedAt: time("erased_at"),
});

export const retentionRuns = app.table("retention_run", {
  id: uuid().primaryKey().defaultRandom(),
  state: text().$type<RunState>().notNull().default("proposed"),
  day: date().notNull(),
  found: jsonb().$type<RunCounts>().notNull(),
  done: jsonb().$type<RunCounts>().notNull().default({}),
  proposedBy: uuid("proposed_by").notNull(),
  proposedAt: time("proposed_at").notNull().defaultNow(),
  confirmedBy: uuid("confirmed_by"),
  confirmedAt: time("confirmed_at"),
  finishedAt: time("finished_at"),
});

export const retentionRunRecords = app.table(
  "retention_run_record",
  { runId: uuid("run_id").notNull(), recordId: uuid("record_id").notNull() },
  (table) => [primaryKey({ columns: [table.runId, table.recordId] })],
);

export const keepWarnings = app.table("keep_warning", {
  workerId: uuid("worker_id").primaryKey(),
  tokenHash: bytea("token_hash").notNull(),
  warnedAt: time("warned_at").notNull().defaultNow(),
  keptAt: time("kept_at"),
});
