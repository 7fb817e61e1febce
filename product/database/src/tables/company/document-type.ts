import { boolean, integer, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { NationalityGroup, Proof, RequiredFor, Severity } from "@product/domain/company/document-types";
import type { Country, WorkerType } from "@product/domain/people/workers";
import { keeping, time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const documentTypes = app.table("document_type", {
  id: uuid().primaryKey().defaultRandom(),
  key: text().notNull(),
  nameEn: text("name_en").notNull(),
  nameEs: text("name_es").notNull(),
  countries: text().array().$type<Country[]>().notNull(),
  workerTypes: text("worker_types").array().$type<WorkerType[]>().notNull().default([]),
  nationality: text().$type<NationalityGroup>().notNull().default("any"),
  minorsOnly: boolean("minors_only").notNull().default(false),
  hasExpiry: boolean("has_expiry").notNull().default(false),
  validMonths: integer("valid_months"),
  alertDays: integer("alert_days").array().notNull().default([]),
  requiredFor: text("required_for").array().$type<RequiredFor[]>().notNull().default([]),
  severity: text().$type<Severity>().notNull(),
  twoSides: boolean("two_sides").notNull().default(false),
  copyKept: boolean("copy_kept").notNull().default(true),
  retentionRuleId: text("retention_rule_id").notNull(),
  verifierGroupId: uuid("verifier_group_id"),
  proves: text().$type<Proof>(),
  isHealth: boolean("is_health").notNull().default(false),
  citation: text().notNull().default(""),
  /** For a kind of both countries; of a kind of one country the other two hold. */
  citationUk: text("citation_uk").notNull().default(""),
  retentionRuleUkId: text("retention_rule_uk_id"),
  ...keeping,
  archivedAt: time("archived_at"),
});

export const documentTypeRoles = app.table(
  "document_type_role",
  { documentTypeId: uuid("document_type_id").notNull(), roleId: uuid("role_id").notNull() },
  (table) => [primaryKey({ columns: [table.documentTypeId, table.roleId] })],
);

export const documentTypeClients = app.table(
  "document_type_client",
  { documentTypeId: uuid("document_type_id").notNull(), clientId: uuid("client_id").notNull() },
  (table) => [primaryKey({ columns: [table.documentTypeId, table.clientId] })],
);
