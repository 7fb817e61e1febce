/** Contracts of workers, and the templates they are made from. */
import { boolean, date, integer, numeric, text, uuid } from "drizzle-orm/pg-core";
import type { EngagementState } from "@product/domain/papers/engagements";
import type { TemporaryCause } from "@product/domain/papers/contract-law";
import type { Country, WorkerType } from "@product/domain/people/workers";
import { bytea, keeping, time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const contractTemplates = app.table("contract_template", {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  country: text().$type<Country>().notNull(),
  workerTypes: text("worker_types").array().$type<WorkerType[]>().notNull().default([]),
  bodyEn: text("body_en").notNull(),
  bodyEs: text("body_es").notNull(),
  ...keeping,
  archivedAt: time("archived_at"),
});

export const engagements = app.table("engagement", {
  id: uuid().primaryKey().defaultRandom(),
  workerId: uuid("worker_id").notNull(),
  legalEntityId: uuid("legal_entity_id").notNull(),
  type: text().$type<WorkerType>().notNull(),
  state: text().$type<EngagementState>().notNull(),
  firstDay: date("first_day").notNull(),
  lastDay: date("last_day"),
  percentage: numeric(),
  weeklyHours: numeric("weekly_hours"),
  convenio: text().notNull().default(""),
  category: text().notNull().default(""),
  baseRate: integer("base_rate"),
  currency: text().$type<"EUR" | "GBP">(),
  complementaryHours: boolean("complementary_hours").notNull().default(false),
  templateId: uuid("template_id"),
  textSealed: bytea("text_sealed"),
  textSha256: bytea("text_sha256"),
  tokenHash: bytea("token_hash"),
  tokenExpiresAt: time("token_expires_at"),
  sentAt: time("sent_at"),
  signedAt: time("signed_at"),
  signatureSealed: bytea("signature_sealed"),
  endedAt: time("ended_at"),
  cause: text().$type<TemporaryCause>(),
  causeDetail: text("cause_detail").notNull().default(""),
  activityPeriod: text("activity_period").notNull().default(""),
  hoursDistribution: text("hours_distribution").notNull().default(""),
  /** The first day of the call that the registration below was made for. */
  calledOn: date("called_on"),
  altaOn: date("alta_on"),
  altaReference: text("alta_reference").notNull().default(""),
  altaRecordedAt: time("alta_recorded_at"),
  bajaOn: date("baja_on"),
  bajaReference: text("baja_reference").notNull().default(""),
  bajaRecordedAt: time("baja_recorded_at"),
  ...keeping,
});

/** Registrations of a contract before the one that it carries itself, each with the call it belongs to. */
export const engagementPeriods = app.table("engagement_period", {
  id: uuid().primaryKey().defaultRandom(),
  engagementId: uuid("engagement_id").notNull(),
  workerId: uuid("worker_id").notNull(),
  calledOn: date("called_on").notNull(),
  altaOn: date("alta_on").notNull(),
  altaReference: text("alta_reference").notNull().default(""),
  altaRecordedAt: time("alta_recorded_at").notNull(),
  bajaOn: date("baja_on").notNull(),
  bajaReference: text("baja_reference").notNull().default(""),
  bajaRecordedAt: time("baja_recorded_at").notNull(),
  createdAt: time("created_at").notNull().defaultNow(),
});
