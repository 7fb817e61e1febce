/** Data of one worker beside the row that lists and searches read. */
import { bigint, boolean, customType, date, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { AvailabilityKind, AvailabilitySource } from "@product/domain/people/availability";
import type { IdentityType } from "@product/domain/people/identity-numbers";
import type { AskedField } from "@product/domain/people/missing-fields";
import type { LanguageLevel } from "@product/domain/people/languages";
import { bytea, time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

const clockTime = customType<{ data: string }>({ dataType: () => "time without time zone" });

export const hashKeys = app.table("hash_key", {
  purpose: text().primaryKey(),
  wrappedKey: bytea("wrapped_key").notNull(),
  createdAt: time("created_at").notNull().defaultNow(),
});

export const workerIdentities = app.table(
  "worker_identity",
  {
    workerId: uuid("worker_id").notNull(),
    type: text().$type<IdentityType>().notNull(),
    valueSealed: bytea("value_sealed").notNull(),
    valueHash: bytea("value_hash").notNull(),
    country: text().notNull(),
    expiresOn: date("expires_on"),
    createdAt: time("created_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.workerId, table.type] })],
);

export const workerSocials = app.table("worker_social", {
  workerId: uuid("worker_id").primaryKey(),
  nafSealed: bytea("naf_sealed"),
  nafHash: bytea("naf_hash"),
  ibanSealed: bytea("iban_sealed"),
  ibanHash: bytea("iban_hash"),
  ibanLastFour: text("iban_last_four"),
  accountHolderSealed: bytea("account_holder_sealed"),
  accountDecisionId: bigint("account_decision_id", { mode: "bigint" }),
});

export const accountDecisions = app.table("account_decision", {
  id: bigint({ mode: "bigint" }).primaryKey().generatedAlwaysAsIdentity(),
  workerId: uuid("worker_id").notNull(),
  ibanHash: bytea("iban_hash"),
  proposedBy: uuid("proposed_by").notNull(),
  confirmedBy: uuid("confirmed_by"),
  decidedAt: time("decided_at").notNull().defaultNow(),
});

export const workerLanguages = app.table(
  "worker_language",
  {
    workerId: uuid("worker_id").notNull(),
    language: text().notNull(),
    level: text().$type<LanguageLevel>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workerId, table.language] })],
);

export const availabilities = app.table("availability", {
  id: uuid().primaryKey().defaultRandom(),
  workerId: uuid("worker_id").notNull(),
  kind: text().$type<AvailabilityKind>().notNull(),
  firstDay: date("first_day").notNull(),
  lastDay: date("last_day"),
  weekdays: smallint().array().notNull().default([]),
  from: clockTime("from_time"),
  until: clockTime("until_time"),
  source: text().$type<AvailabilitySource>().notNull(),
  createdAt: time("created_at").notNull().defaultNow(),
});

export const workerNotes = app.table("worker_note", {
  id: uuid().primaryKey().defaultRandom(),
  workerId: uuid("worker_id").notNull(),
  authorId: uuid("author_id").notNull(),
  textSealed: bytea("text_sealed").notNull(),
  writtenAt: time("written_at").notNull().defaultNow(),
});

export const workerProposals = app.table(
  "worker_proposal",
  {
    workerId: uuid("worker_id").notNull(),
    kind: text().$type<"block" | "unblock" | "bank">().notNull(),
    contentSealed: bytea("content_sealed").notNull(),
    proposedBy: uuid("proposed_by").notNull(),
    proposedAt: time("proposed_at").notNull().defaultNow(),
    id: uuid().notNull().defaultRandom(),
    importId: uuid("import_id"),
    confirmedBy: uuid("confirmed_by"),
  },
  (table) => [primaryKey({ columns: [table.workerId, table.kind] })],
);

export const completionLinks = app.table("completion_link", {
  tokenHash: bytea("token_hash").primaryKey(),
  workerId: uuid("worker_id").notNull(),
  createdAt: time("created_at").notNull().defaultNow(),
  expiresAt: time("expires_at").notNull(),
  finishedAt: time("finished_at"),
  /** It also opens the documents and the contract that went along with it, by the same hash. */
  isOnboarding: boolean("is_onboarding").notNull().default(false),
  engagementId: uuid("engagement_id"),
  /** Fields that were filled in through this link, the only ones that it shows again. */
  toldFields: text("told_fields").array().$type<AskedField[]>().notNull().default([]),
});
