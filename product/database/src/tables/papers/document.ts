/** Documents of workers with their versions and files, and the links by which they are asked for. */
import { date, integer, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { DocumentSource, DocumentState } from "@product/domain/documents/documents";
import { bytea, keeping, time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const evidenceRequests = app.table("evidence_request", {
  id: uuid().primaryKey().defaultRandom(),
  workerId: uuid("worker_id").notNull(),
  tokenHash: bytea("token_hash").notNull(),
  note: text().notNull().default(""),
  requestedBy: uuid("requested_by"),
  createdAt: time("created_at").notNull().defaultNow(),
  expiresAt: time("expires_at").notNull(),
});

export const documents = app.table("document", {
  id: uuid().primaryKey().defaultRandom(),
  workerId: uuid("worker_id").notNull(),
  documentTypeId: uuid("document_type_id").notNull(),
  numberInChain: integer("number_in_chain").notNull().default(1),
  supersedesId: uuid("supersedes_id"),
  state: text().$type<DocumentState>().notNull(),
  source: text().$type<DocumentSource>().notNull(),
  detailsSealed: bytea("details_sealed"),
  numberHash: bytea("number_hash"),
  issuedOn: date("issued_on"),
  validFrom: date("valid_from"),
  validUntil: date("valid_until"),
  requestId: uuid("request_id"),
  reviewerId: uuid("reviewer_id"),
  reviewedAt: time("reviewed_at"),
  rejectReason: text("reject_reason"),
  receivedAt: time("received_at"),
  ...keeping,
});

export const documentFiles = app.table("document_file", {
  id: uuid().primaryKey().defaultRandom(),
  documentId: uuid("document_id").notNull(),
  position: smallint().notNull(),
  path: text().notNull(),
  type: text().notNull(),
  size: integer().notNull(),
  sha256: bytea().notNull(),
});

/** Whom was told how many days before the end. */
export const documentAlerts = app.table(
  "document_alert",
  {
    documentId: uuid("document_id").notNull(),
    days: integer().notNull(),
    toldAt: time("told_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.documentId, table.days] })],
);
