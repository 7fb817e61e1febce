import { bigint, date, integer, jsonb, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { PayPolicy, PaySplit, Rounding } from "@product/domain/day/pay";
import { bytea, time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const payPolicies = app.table("pay_policy", {
  legalEntityId: uuid("legal_entity_id").primaryKey(),
  roundingMinutes: smallint("rounding_minutes").notNull().default(0),
  rounding: text().$type<Rounding>().notNull().default("nearest"),
  premiums: jsonb().$type<PayPolicy["premiums"]>().notNull(),
  version: integer().notNull().default(1),
  updatedAt: time("updated_at").notNull(),
});

export const clientCharges = app.table("client_charge", {
  clientId: uuid("client_id").primaryKey(),
  hourlyRate: integer("hourly_rate"),
  minimumMinutes: smallint("minimum_minutes").notNull().default(0),
  version: integer().notNull().default(1),
  updatedAt: time("updated_at").notNull(),
});

/** Handed over as it is: neither batch nor line is ever changed. */
export const hoursBatches = app.table("hours_batch", {
  id: uuid().primaryKey(),
  kind: text().$type<"payroll" | "invoice">().notNull(),
  legalEntityId: uuid("legal_entity_id").notNull(),
  clientId: uuid("client_id"),
  /** Read no more: what a batch corrects stands in `hours_batch_correction`. */
  corrects: uuid(),
  periodId: uuid("period_id").notNull(),
  number: integer().notNull(),
  firstDay: date("first_day").notNull(),
  lastDay: date("last_day").notNull(),
  lines: integer().notNull(),
  minutes: integer().notNull(),
  amount: bigint({ mode: "number" }).notNull(),
  currency: text().$type<"EUR" | "GBP">().notNull(),
  hash: bytea().notNull(),
  madeBy: uuid("made_by"),
  madeAt: time("made_at").notNull(),
});

/** A batch and one that it corrects: whose hours it holds in its place, and which is void. */
export const hoursBatchCorrections = app.table(
  "hours_batch_correction",
  {
    batchId: uuid("batch_id").notNull(),
    correctedId: uuid("corrected_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.correctedId] })],
);

export const hoursBatchLines = app.table(
  "hours_batch_line",
  {
    batchId: uuid("batch_id").notNull(),
    place: integer().notNull(),
    assignmentId: uuid("assignment_id").notNull(),
    workerId: uuid("worker_id").notNull(),
    eventId: uuid("event_id").notNull(),
    code: text().notNull(),
    day: date().notNull(),
    minutes: integer().notNull(),
    payable: integer().notNull(),
    split: jsonb().$type<PaySplit>().notNull(),
    rate: integer(),
    amount: bigint({ mode: "number" }),
  },
  (table) => [primaryKey({ columns: [table.batchId, table.place] })],
);
