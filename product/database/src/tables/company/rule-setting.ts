import { date, doublePrecision, text, uuid } from "drizzle-orm/pg-core";
import type { RuleSeverity } from "@product/domain/rules/rule";
import type { ScopeKind } from "@product/domain/rules/settings";
import type { LocalDate } from "@product/domain/time/local-date";
import { keeping } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const ruleSettings = app.table("rule_setting", {
  id: uuid().primaryKey().defaultRandom(),
  rule: text().notNull(),
  scopeKind: text("scope_kind").$type<ScopeKind>().notNull(),
  legalEntityId: uuid("legal_entity_id"),
  clientId: uuid("client_id"),
  eventId: uuid("event_id"),
  roleId: uuid("role_id"),
  convenio: text(),
  number: doublePrecision(),
  severity: text().$type<RuleSeverity>(),
  allowedBy: text("allowed_by").notNull().default(""),
  reason: text().notNull(),
  fromDay: date("from_day").$type<LocalDate>().notNull(),
  untilDay: date("until_day").$type<LocalDate>(),
  ...keeping,
});
