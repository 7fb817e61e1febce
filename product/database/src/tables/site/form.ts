/** Sign-up forms, their versions, and what was filled in. */
import { integer, jsonb, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { FormDefinition } from "@product/domain/forms/definition";
import type { ApplicationState, FormState, FormTarget } from "@product/domain/forms/states";
import type { Locale } from "@product/domain/locales";
import { bytea, keeping, time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const forms = app.table("form", {
  id: uuid().primaryKey().defaultRandom(),
  slug: text().notNull(),
  titleEn: text("title_en").notNull(),
  titleEs: text("title_es").notNull(),
  state: text().$type<FormState>().notNull().default("draft"),
  target: text().$type<FormTarget>().notNull().default("new-worker"),
  opensAt: time("opens_at"),
  closesAt: time("closes_at"),
  quota: integer(),
  legalEntityId: uuid("legal_entity_id").notNull(),
  language: text().$type<Locale>().notNull(),
  eventId: uuid("event_id"),
  embedOrigins: text("embed_origins").array().notNull().default([]),
  ...keeping,
});

/** Once published it does not change, which the database sees to. */
export const formVersions = app.table("form_version", {
  id: uuid().primaryKey().defaultRandom(),
  formId: uuid("form_id").notNull(),
  number: integer().notNull(),
  definition: jsonb().$type<FormDefinition>().notNull(),
  publishedAt: time("published_at"),
  publishedBy: uuid("published_by"),
  ...keeping,
});

/** A worker who may be the applicant, and the office's verdict about it. */
export type LikelyWorker = {
  workerId: string;
  strength: "exact" | "strong" | "weak";
  signs: readonly string[];
  verdict?: "same" | "other";
};

/** Sealed columns are encrypted with the key of `workerId`, where there is one, and else with the application's own. */
export const applications = app.table("application", {
  id: uuid().primaryKey().defaultRandom(),
  formId: uuid("form_id").notNull(),
  formVersionId: uuid("form_version_id").notNull(),
  state: text().$type<ApplicationState>().notNull().default("started"),
  language: text().$type<Locale>().notNull(),
  answersSealed: bytea("answers_sealed").notNull(),
  contactHash: bytea("contact_hash"),
  startedFromHash: bytea("started_from_hash"),
  resumeTokenHash: bytea("resume_token_hash"),
  statusTokenHash: bytea("status_token_hash"),
  page: text().notNull().default(""),
  toConfirmSince: time("to_confirm_since"),
  submittedAt: time("submitted_at"),
  reviewerId: uuid("reviewer_id"),
  reviewedUntil: time("reviewed_until"),
  decidedBy: uuid("decided_by"),
  decidedAt: time("decided_at"),
  rejectReason: text("reject_reason"),
  messageSealed: bytea("message_sealed"),
  duplicates: jsonb().$type<readonly LikelyWorker[]>().notNull().default([]),
  comparedAt: time("compared_at"),
  workerId: uuid("worker_id"),
  shiftId: uuid("shift_id"),
  warnedAt: time("warned_at"),
  linkSentAt: time("link_sent_at"),
  touchedAt: time("touched_at").notNull().defaultNow(),
  ...keeping,
});

export const applicationFiles = app.table("application_file", {
  id: uuid().primaryKey().defaultRandom(),
  applicationId: uuid("application_id").notNull(),
  field: text().notNull(),
  position: smallint().notNull(),
  path: text().notNull(),
  type: text().notNull(),
  size: integer().notNull(),
  sha256: bytea().notNull(),
  createdAt: time("created_at").notNull().defaultNow(),
});
