import { boolean, integer, jsonb, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { RowFault } from "@product/domain/imports/check-row";
import type { ImportCounts, ImportOutcome, ImportPlan } from "@product/domain/imports/plan";
import { workerFieldRows } from "@product/domain/people/worker-field-rows";
import { plainFields, type PlainField } from "@product/domain/people/worker-record";
import type { Refusal } from "@product/domain/refusals";
import { bytea, citext, keeping, time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const importStates = ["reading", "checking", "checked", "committing", "done", "undoing", "undone"] as const;
export type ImportState = (typeof importStates)[number];

export const workerImports = app.table("worker_import", {
  id: uuid().primaryKey().defaultRandom(),
  fileName: text("file_name").notNull(),
  kind: text().$type<"csv" | "xlsx">().notNull(),
  encoding: text(),
  delimiter: text(),
  headings: text().array().notNull(),
  rowCount: integer("row_count").notNull(),
  state: text().$type<ImportState>().notNull(),
  plan: jsonb().$type<ImportPlan>(),
  counts: jsonb().$type<ImportCounts>(),
  trouble: jsonb().$type<Refusal>(),
  madeBy: uuid("made_by").notNull(),
  committedAt: time("committed_at"),
  undoneAt: time("undone_at"),
  ...keeping,
});

export const workerImportLines = app.table(
  "worker_import_line",
  {
    importId: uuid("import_id").notNull(),
    number: integer().notNull(),
    cells: bytea().notNull(),
    formulas: smallint().array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.importId, table.number] })],
);

/** Values of the row for the fields that the worker's own row has in clear. */
const saidColumns = Object.fromEntries(
  plainFields.map((field) => [
    field,
    workerFieldRows[field].kind === "email" ? citext() : text(workerFieldRows[field].column),
  ]),
) as Record<PlainField, ReturnType<typeof text>>;

export const workerImportRows = app.table(
  "worker_import_row",
  {
    importId: uuid("import_id").notNull(),
    number: integer().notNull(),
    outcome: text().$type<ImportOutcome>(),
    faults: jsonb().$type<RowFault[]>(),
    missing: jsonb().$type<RowFault[]>(),
    doubts: jsonb().$type<RowFault[]>(),
    found: jsonb().$type<RowFault[]>(),
    workerId: uuid("worker_id"),
    wasVersion: integer("was_version"),
    madeCode: text("made_code"),
    code: text(),
    ...saidColumns,
    legalEntityId: uuid("legal_entity_id"),
    tags: text().array(),
    roleIds: uuid("role_ids").array(),
    identityHashes: bytea("identity_hashes").array(),
    nafHash: bytea("naf_hash"),
    nameBirthHash: bytea("name_birth_hash"),
    sealed: bytea(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.number] })],
);

export const workerImportChanges = app.table(
  "worker_import_change",
  {
    importId: uuid("import_id").notNull(),
    workerId: uuid("worker_id").notNull(),
    version: integer().notNull(),
    before: jsonb(),
    kept: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.importId, table.workerId] })],
);

export const workerImportProgress = app.table("worker_import_progress", {
  importId: uuid("import_id").primaryKey(),
  done: integer().notNull(),
  total: integer().notNull(),
});
