/** Evidence of the right to work beside documents: checks, terms of study, days off, guardians, qualifications. */
import { date, integer, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { CheckMethod, CheckOutcome } from "@product/domain/papers/right-to-work";
import type { Country } from "@product/domain/people/workers";
import { bytea, keeping, time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const rightToWorkChecks = app.table("right_to_work_check", {
  id: uuid().primaryKey().defaultRandom(),
  workerId: uuid("worker_id").notNull(),
  country: text().$type<Country>().notNull(),
  method: text().$type<CheckMethod>().notNull(),
  outcome: text().$type<CheckOutcome>().notNull(),
  checkedOn: date("checked_on").notNull(),
  validUntil: date("valid_until"),
  termHours: smallint("term_hours"),
  detailsSealed: bytea("details_sealed"),
  documentId: uuid("document_id"),
  checkedBy: uuid("checked_by").notNull(),
  createdAt: time("created_at").notNull().defaultNow(),
});

/** The people who were told, and how many days before the follow-up. */
export const rightToWorkAlerts = app.table(
  "right_to_work_alert",
  {
    checkId: uuid("check_id").notNull(),
    days: integer().notNull(),
    toldAt: time("told_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.checkId, table.days] })],
);

export const studyTerms = app.table("study_term", {
  id: uuid().primaryKey().defaultRandom(),
  workerId: uuid("worker_id").notNull(),
  firstDay: date("first_day").notNull(),
  lastDay: date("last_day").notNull(),
});

export const absences = app.table("absence", {
  id: uuid().primaryKey().defaultRandom(),
  workerId: uuid("worker_id").notNull(),
  kind: text().$type<"leave" | "sick">().notNull(),
  firstDay: date("first_day").notNull(),
  lastDay: date("last_day"),
  documentId: uuid("document_id"),
  createdBy: uuid("created_by").notNull(),
  ...keeping,
});

/** Workers who are genuinely self-employed, with the author and the reason of that decision. */
export const selfEmployedMarks = app.table("self_employed_mark", {
  workerId: uuid("worker_id").primaryKey(),
  reasonSealed: bytea("reason_sealed").notNull(),
  markedBy: uuid("marked_by").notNull(),
  createdAt: time("created_at").notNull().defaultNow(),
});

export const guardians = app.table("guardian", {
  workerId: uuid("worker_id").primaryKey(),
  detailsSealed: bytea("details_sealed").notNull(),
  ...keeping,
});

export const workerQualifications = app.table(
  "worker_qualification",
  {
    workerId: uuid("worker_id").notNull(),
    qualificationId: uuid("qualification_id").notNull(),
    level: smallint(),
    state: text().$type<"claimed" | "verified">().notNull(),
    validFrom: date("valid_from"),
    validUntil: date("valid_until"),
    evidenceId: uuid("evidence_id"),
    verifiedBy: uuid("verified_by"),
    verifiedAt: time("verified_at"),
    ...keeping,
  },
  (table) => [primaryKey({ columns: [table.workerId, table.qualificationId] })],
);
