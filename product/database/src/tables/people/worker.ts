import { sql } from "drizzle-orm";
import { alias, boolean, date, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Locale } from "@product/domain/locales";
import type { Country, WorkerSource, WorkerStatus, WorkerType } from "@product/domain/people/workers";
import { bytea, citext, keeping, time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const workers = app.table("worker", {
  id: uuid().primaryKey().defaultRandom(),
  code: text().notNull(),
  status: text().$type<WorkerStatus>().notNull(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull().default(""),
  secondLastName: text("second_last_name").notNull().default(""),
  preferredName: text("preferred_name").notNull().default(""),
  email: citext(),
  mobile: text(),
  town: text().notNull().default(""),
  postcode: text().notNull().default(""),
  country: text().$type<Country>().notNull(),
  language: text().$type<Locale>().notNull(),
  workerType: text("worker_type").$type<WorkerType>().notNull(),
  legalEntityId: uuid("legal_entity_id").notNull(),
  tags: text().array().notNull().default([]),
  source: text().$type<WorkerSource>().notNull(),
  birthDateSealed: bytea("birth_date_sealed"),
  address: text().notNull().default(""),
  nationality: text(),
  nameBirthHash: bytea("name_birth_hash"),
  userId: uuid("user_id"),
  statusReason: text("status_reason"),
  statusUntil: date("status_until"),
  statusSince: time("status_since").notNull().defaultNow(),
  mergedInto: uuid("merged_into"),
  /** 18 or over, as the clearance last reckoned it; nothing where no birth date is known. */
  isAdult: boolean("is_adult"),
  /** Kept by the database: they were once at work here, or left. */
  hasWorked: boolean("has_worked").notNull().default(false),
  ...keeping,
  // Made by the database from the names, for sorting and for searching.
  listedName: text("listed_name")
    .notNull()
    .generatedAlwaysAs(sql`''`),
  searched: text()
    .notNull()
    .generatedAlwaysAs(sql`''`),
});

/** The columns without the schema before them, so that a question may let some of the workers stand for all. */
export const someWorkers = alias(workers, "worker");

export const workerRoles = app.table(
  "worker_role",
  { workerId: uuid("worker_id").notNull(), roleId: uuid("role_id").notNull() },
  (table) => [primaryKey({ columns: [table.workerId, table.roleId] })],
);

/** The words of names and the towns that there are, folded; some perhaps twice. */
export const workerWords = app.table("worker_word", {
  kind: text().$type<"name" | "town">().notNull(),
  word: text().notNull(),
});
