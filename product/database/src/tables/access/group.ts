import { boolean, date, integer, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Permission } from "@product/domain/permissions/catalogue";
import type { PlaceKind } from "@product/domain/permissions/grants";
import { citext, keeping, time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const groups = app.table("group", {
  id: uuid().primaryKey().defaultRandom(),
  key: text().notNull(),
  nameEn: text("name_en").notNull(),
  nameEs: text("name_es").notNull(),
  purposeEn: text("purpose_en").notNull().default(""),
  purposeEs: text("purpose_es").notNull().default(""),
  secondFactorRequired: boolean("second_factor_required").notNull().default(false),
  responsibleId: uuid("responsible_id"),
  ...keeping,
  archivedAt: time("archived_at"),
});

export const groupPermissions = app.table(
  "group_permission",
  { groupId: uuid("group_id").notNull(), permission: text().$type<Permission>().notNull() },
  (table) => [primaryKey({ columns: [table.groupId, table.permission] })],
);

/** The templates as the installation last knew them. */
export const knownTemplatePermissions = app.table(
  "known_template_permission",
  { template: text().notNull(), permission: text().notNull() },
  (table) => [primaryKey({ columns: [table.template, table.permission] })],
);

export const permissionProposals = app.table(
  "permission_proposal",
  {
    groupId: uuid("group_id").notNull(),
    permission: text().$type<Permission>().notNull(),
    proposedAt: time("proposed_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.permission] })],
);

export const memberships = app.table(
  "membership",
  {
    userId: uuid("user_id").notNull(),
    groupId: uuid("group_id").notNull(),
    scopeKind: text("scope_kind").$type<"all" | PlaceKind>().notNull().default("all"),
    scopeId: text("scope_id").notNull().default(""),
    givenBy: uuid("given_by"),
    since: time("since").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.groupId, table.scopeKind, table.scopeId] })],
);

export const staff = app.table("staff", {
  userId: uuid("user_id").primaryKey(),
  email: citext().notNull(),
  phone: text(),
  hasSecondFactor: boolean("has_second_factor").notNull().default(false),
  invitedAt: time("invited_at").notNull().defaultNow(),
  invitedBy: uuid("invited_by"),
  joinedAt: time("joined_at"),
  lastSeenAt: time("last_seen_at"),
  deactivatedAt: time("deactivated_at"),
  deactivatedBy: uuid("deactivated_by"),
  /** The colleague who asked to take off this person's second factor, until another confirms it. */
  factorResetBy: uuid("factor_reset_by"),
  factorResetAt: time("factor_reset_at"),
  version: integer().notNull().default(1),
});

export const permissionUses = app.table(
  "permission_use",
  {
    userId: uuid("user_id").notNull(),
    permission: text().$type<Permission>().notNull(),
    lastUsedOn: date("last_used_on").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.permission] })],
);
