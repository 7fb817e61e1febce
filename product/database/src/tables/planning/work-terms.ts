import { integer, jsonb, uuid } from "drizzle-orm/pg-core";
import type { WorkTerms } from "@product/domain/planning/work-terms";
import { keeping } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const workTerms = app.table("work_terms", {
  id: uuid().primaryKey().defaultRandom(),
  clientId: uuid("client_id"),
  eventId: uuid("event_id"),
  shiftId: uuid("shift_id"),
  terms: jsonb().$type<WorkTerms>().notNull().default({}),
  ...keeping,
});

export const workRates = app.table("work_rate", {
  id: uuid().primaryKey().defaultRandom(),
  legalEntityId: uuid("legal_entity_id"),
  clientId: uuid("client_id"),
  eventId: uuid("event_id"),
  shiftId: uuid("shift_id"),
  roleId: uuid("role_id"),
  payRate: integer("pay_rate"),
  chargeRate: integer("charge_rate"),
});
