import { date, jsonb, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { Reason, Verdict } from "@product/domain/clearance/verdict";
import { app } from "@product/database/tables/schema";

/**
 * The clearance's verdict for spans of days, in general (no role) and for each role. Derived: lists read it, decisions
 * do not.
 */
export const clearanceSpans = app.table("clearance_span", {
  workerId: uuid("worker_id").notNull(),
  roleId: uuid("role_id"),
  firstDay: date("first_day").notNull(),
  lastDay: date("last_day").notNull(),
  verdict: text().$type<Verdict>().notNull(),
  topReason: jsonb("top_reason").$type<Reason>(),
  reasons: smallint().notNull().default(0),
});
