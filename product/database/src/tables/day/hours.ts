import { date, integer, jsonb, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { HourSplit } from "@product/domain/day/hours";
import type { Contract, PayPolicy } from "@product/domain/day/pay";
import type { PunchKind } from "@product/domain/day/punches";
import type { Side, Voice } from "@product/domain/day/time-lines";
import { bytea, time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const punchCorrections = app.table("punch_correction", {
  id: uuid().primaryKey().defaultRandom(),
  assignmentId: uuid("assignment_id").notNull(),
  workerId: uuid("worker_id").notNull(),
  eventId: uuid("event_id").notNull(),
  kind: text().$type<Exclude<PunchKind, "void">>().notNull(),
  corrects: uuid(),
  at: time("at").notNull(),
  reason: text().notNull(),
  proposedBy: text("proposed_by").$type<Side>().notNull(),
  proposerId: uuid("proposer_id"),
  companyAt: time("company_at"),
  companyId: uuid("company_id"),
  workerAt: time("worker_at"),
  refusedBy: text("refused_by").$type<Side>(),
  refusedAt: time("refused_at"),
  refusedReason: text("refused_reason").notNull().default(""),
  appliedAt: time("applied_at"),
  punchId: uuid("punch_id"),
  createdAt: time("created_at").notNull(),
});

export const hoursPeriods = app.table("hours_period", {
  id: uuid().primaryKey().defaultRandom(),
  legalEntityId: uuid("legal_entity_id").notNull(),
  firstDay: date("first_day").notNull(),
  lastDay: date("last_day").notNull(),
  lines: integer().notNull(),
  minutes: integer().notNull(),
  totals: jsonb().$type<HourSplit>().notNull(),
  hash: bytea().notNull(),
  /** How the hash is reckoned. */
  hashVersion: smallint("hash_version").notNull().default(1),
  policy: jsonb().$type<PayPolicy>(),
  lockedBy: uuid("locked_by"),
  lockedAt: time("locked_at").notNull(),
  reopeningId: uuid("reopening_id"),
  reopeningReason: text("reopening_reason").notNull().default(""),
  reopeningBy: uuid("reopening_by"),
  reopeningAt: time("reopening_at"),
  reopenedBy: uuid("reopened_by"),
  reopenedAt: time("reopened_at"),
});

export const hoursLines = app.table("hours_line", {
  assignmentId: uuid("assignment_id").primaryKey(),
  workerId: uuid("worker_id").notNull(),
  eventId: uuid("event_id").notNull(),
  legalEntityId: uuid("legal_entity_id").notNull(),
  day: date().notNull(),
  endorsedAt: time("endorsed_at"),
  disputedAt: time("disputed_at"),
  disputedBy: text("disputed_by").$type<Voice>(),
  dispute: text().notNull().default(""),
  approvedAt: time("approved_at"),
  approvedBy: uuid("approved_by"),
  workedFrom: time("worked_from"),
  workedUntil: time("worked_until"),
  minutes: integer(),
  split: jsonb().$type<HourSplit>(),
  periodId: uuid("period_id"),
  settledAt: time("settled_at"),
  settledBy: uuid("settled_by"),
  version: integer().notNull().default(1),
  updatedAt: time("updated_at").notNull(),
});

/** Pay of a closed line, according to contracts and rates when its period was closed. */
export const hoursTerms = app.table("hours_terms", {
  assignmentId: uuid("assignment_id").primaryKey(),
  /** The record that the worker was then. */
  workerId: uuid("worker_id").notNull(),
  periodId: uuid("period_id").notNull(),
  rate: integer(),
  baseRate: integer("base_rate"),
  contract: jsonb().$type<Contract>(),
});

/** Where a line stands among those to look at. The database keeps it whenever what it follows from changes. */
export const hoursRanks = app.table("hours_rank", {
  assignmentId: uuid("assignment_id").primaryKey(),
  eventId: uuid("event_id").notNull(),
  day: date().notNull(),
  startsAt: time("starts_at").notNull(),
  dueAt: time("due_at").notNull(),
  rank: smallint().notNull(),
});

/** Messages of both sides about a dispute. */
export const hoursMessages = app.table("hours_message", {
  id: uuid().primaryKey().defaultRandom(),
  assignmentId: uuid("assignment_id").notNull(),
  workerId: uuid("worker_id").notNull(),
  side: text().$type<Voice>().notNull(),
  authorId: uuid("author_id"),
  text: text().notNull(),
  writtenAt: time("written_at").notNull(),
  number: integer().notNull().generatedAlwaysAsIdentity(),
});

export const hoursTold = app.table(
  "hours_told",
  {
    assignmentId: uuid("assignment_id").notNull(),
    kind: text().$type<"endorse" | "unclosed">().notNull(),
    toldAt: time("told_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.assignmentId, table.kind] })],
);

/** Hours that a client has signed, all that stood under one signature. */
export const clientSignings = app.table("client_signing", {
  id: uuid().primaryKey(),
  eventId: uuid("event_id").notNull(),
  linkId: uuid("link_id").notNull(),
  signer: text().notNull(),
  drawing: text().notNull().default(""),
  lines: integer().notNull(),
  minutes: integer().notNull(),
  hash: bytea().notNull(),
  signedAt: time("signed_at").notNull(),
  /** Since then nobody knows who it was. */
  forgottenAt: time("forgotten_at"),
});

/** The client's statement about one line of hours. */
export const clientHours = app.table("client_hours", {
  assignmentId: uuid("assignment_id").primaryKey(),
  workerId: uuid("worker_id").notNull(),
  eventId: uuid("event_id").notNull(),
  minutes: integer().notNull(),
  signingId: uuid("signing_id"),
  objection: text().notNull().default(""),
  answeredAt: time("answered_at").notNull(),
});
