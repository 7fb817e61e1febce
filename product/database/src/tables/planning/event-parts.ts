/** Parts of an event beside its shifts: files, incidents, and the links of its client. */
import { boolean, date, integer, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { ClientNames } from "@product/domain/planning/client-links";
import type { IncidentKind, Severity } from "@product/domain/planning/incidents";
import { bytea, keeping, time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const eventFiles = app.table("event_file", {
  id: uuid().primaryKey().defaultRandom(),
  eventId: uuid("event_id").notNull(),
  path: text().notNull(),
  name: text().notNull(),
  type: text().notNull(),
  size: integer().notNull(),
  sha256: bytea().notNull(),
  forWorkers: boolean("for_workers").notNull().default(false),
  forClient: boolean("for_client").notNull().default(false),
  createdAt: time("created_at").notNull(),
});

export const incidents = app.table("incident", {
  id: uuid().primaryKey().defaultRandom(),
  eventId: uuid("event_id").notNull(),
  shiftId: uuid("shift_id"),
  workerId: uuid("worker_id"),
  kind: text().$type<IncidentKind>().notNull(),
  severity: text().$type<Severity>().notNull(),
  happenedAt: time("happened_at").notNull(),
  account: text().notNull(),
  followUp: text("follow_up").notNull().default(""),
  closedAt: time("closed_at"),
  reportedBy: uuid("reported_by"),
  ...keeping,
});

export const clientLinks = app.table("client_link", {
  id: uuid().primaryKey().defaultRandom(),
  eventId: uuid("event_id").notNull(),
  tokenHash: bytea("token_hash").notNull(),
  note: text().notNull(),
  names: text().$type<ClientNames>().notNull(),
  showsFiles: boolean("shows_files").notNull().default(false),
  asksHours: boolean("asks_hours").notNull().default(false),
  createdBy: uuid("created_by"),
  createdAt: time("created_at").notNull(),
  expiresAt: time("expires_at").notNull(),
  revokedAt: time("revoked_at"),
  openedAt: time("opened_at"),
});

/** Which code was sent to the client's own address, and how often codes were tried. */
export const clientCodes = app.table("client_code", {
  linkId: uuid("link_id").primaryKey(),
  number: integer().notNull().default(1),
  codeHash: bytea("code_hash").notNull(),
  sentAt: time("sent_at").notNull(),
  sentOn: date("sent_on").notNull(),
  sentThatDay: smallint("sent_that_day").notNull().default(1),
  tries: smallint().notNull().default(0),
  wrong: smallint().notNull().default(0),
});
