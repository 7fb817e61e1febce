import { bigint, date, jsonb, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { ListKind, ListPurpose } from "@product/domain/people/lists";
import { keeping, time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const lists = app.table("list", {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  kind: text().$type<ListKind>().notNull(),
  purpose: text().$type<ListPurpose>().notNull(),
  /** As it was stored: to be read before it is used. */
  filter: jsonb().$type<unknown>(),
  ownerId: uuid("owner_id").notNull(),
  clientId: uuid("client_id"),
  expiresOn: date("expires_on"),
  ...keeping,
  archivedAt: time("archived_at"),
});

export const listGroups = app.table(
  "list_group",
  { listId: uuid("list_id").notNull(), groupId: uuid("group_id").notNull() },
  (table) => [primaryKey({ columns: [table.listId, table.groupId] })],
);

export const listMembers = app.table("list_member", {
  id: bigint({ mode: "bigint" }).primaryKey().generatedAlwaysAsIdentity(),
  listId: uuid("list_id").notNull(),
  workerId: uuid("worker_id").notNull(),
  addedBy: uuid("added_by"),
  addedAt: time("added_at").notNull(),
  reason: text().notNull().default(""),
  removedBy: uuid("removed_by"),
  removedAt: time("removed_at"),
  removedReason: text("removed_reason").notNull().default(""),
});

export const listSnapshots = app.table("list_moment", {
  id: uuid().primaryKey().defaultRandom(),
  listId: uuid("list_id").notNull(),
  takenAt: time("taken_at").notNull(),
  takenBy: uuid("taken_by"),
  why: text().notNull(),
  filter: jsonb().$type<unknown>(),
});

export const listSnapshotMembers = app.table(
  "list_moment_member",
  { snapshotId: uuid("moment_id").notNull(), workerId: uuid("worker_id").notNull() },
  (table) => [primaryKey({ columns: [table.snapshotId, table.workerId] })],
);
