import { boolean, customType, date, integer, jsonb, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import type { AssignmentState } from "@product/domain/planning/assignments";
import type { FindingOverride } from "@product/domain/planning/rota/finding-overrides";
import type { Compensation, EventStatus, Visibility } from "@product/domain/planning/events";
import type { FillMode, PendingChange, PlannedBreak } from "@product/domain/planning/shifts";
import type { Finding } from "@product/domain/rules/finding";
import type { Zone } from "@product/domain/time/zone";
import { keeping, time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const events = app.table("event", {
  id: uuid().primaryKey().defaultRandom(),
  code: text().notNull(),
  titleEn: text("title_en").notNull().default(""),
  titleEs: text("title_es").notNull().default(""),
  legalEntityId: uuid("legal_entity_id").notNull(),
  clientId: uuid("client_id"),
  venueId: uuid("venue_id").notNull(),
  timeZone: text("time_zone").$type<Zone>().notNull(),
  status: text().$type<EventStatus>().notNull(),
  startsAt: time("starts_at").notNull(),
  endsAt: time("ends_at").notNull(),
  colour: smallint().notNull().default(1),
  descriptionEn: text("description_en").notNull().default(""),
  descriptionEs: text("description_es").notNull().default(""),
  briefingEn: text("briefing_en").notNull().default(""),
  briefingEs: text("briefing_es").notNull().default(""),
  briefingAsks: boolean("briefing_asks").notNull().default(false),
  briefingChangedAt: time("briefing_changed_at"),
  purchaseOrder: text("purchase_order").notNull().default(""),
  visibility: text().$type<Visibility>().notNull().default("private"),
  statusReason: text("status_reason").notNull().default(""),
  clonedFrom: uuid("cloned_from"),
  isTemplate: boolean("is_template").notNull().default(false),
  importedHeads: integer("imported_heads"),
  ...keeping,
  // Made by the database from code and titles, for searching.
  searched: text()
    .notNull()
    .generatedAlwaysAs(sql`''`),
});

export const eventManagers = app.table(
  "event_manager",
  { eventId: uuid("event_id").notNull(), userId: uuid("user_id").notNull() },
  (table) => [primaryKey({ columns: [table.eventId, table.userId] })],
);

const tstzrange = customType<{ data: string }>({ dataType: () => "tstzrange" });

export const shifts = app.table("shift", {
  id: uuid().primaryKey().defaultRandom(),
  eventId: uuid("event_id").notNull(),
  title: text().notNull(),
  zoneId: uuid("zone_id"),
  startsAt: time("starts_at").notNull(),
  endsAt: time("ends_at").notNull(),
  during: tstzrange()
    .notNull()
    .generatedAlwaysAs(sql`''`),
  day: date().notNull(),
  breaks: jsonb().$type<readonly PlannedBreak[]>().notNull().default([]),
  meetingPoint: text("meeting_point").notNull().default(""),
  meetingMinutes: integer("meeting_minutes").notNull().default(0),
  notesEn: text("notes_en").notNull().default(""),
  notesEs: text("notes_es").notNull().default(""),
  briefingEn: text("briefing_en").notNull().default(""),
  briefingEs: text("briefing_es").notNull().default(""),
  briefingChangedAt: time("briefing_changed_at"),
  publishedAt: time("published_at"),
  pending: jsonb().$type<PendingChange>(),
  cancelledAt: time("cancelled_at"),
  copiedFrom: uuid("copied_from"),
  ...keeping,
});

export const slots = app.table("slot", {
  id: uuid().primaryKey().defaultRandom(),
  shiftId: uuid("shift_id").notNull(),
  eventId: uuid("event_id").notNull(),
  roleId: uuid("role_id").notNull(),
  minimum: integer().notNull(),
  target: integer().notNull(),
  maximum: integer().notNull(),
  standby: integer().notNull().default(0),
  agencySeats: integer("agency_seats").notNull().default(0),
  fillMode: text("fill_mode").$type<FillMode>().notNull(),
  qualificationIds: uuid("qualification_ids").array().notNull().default([]),
  documentTypeIds: uuid("document_type_ids").array().notNull().default([]),
  languages: text().array().notNull().default([]),
  listId: uuid("list_id"),
  ...keeping,
});

export const assignments = app.table("assignment", {
  id: uuid().primaryKey().defaultRandom(),
  slotId: uuid("slot_id").notNull(),
  shiftId: uuid("shift_id").notNull(),
  workerId: uuid("worker_id").notNull(),
  during: tstzrange().notNull(),
  state: text().$type<AssignmentState>().notNull(),
  source: text().$type<"book" | "invite" | "apply" | "swap" | "auto" | "standby">().notNull(),
  offeredAt: time("offered_at"),
  respondBy: time("respond_by"),
  respondedAt: time("responded_at"),
  findings: jsonb().$type<readonly Finding[]>().notNull().default([]),
  override: jsonb().$type<FindingOverride>(),
  noticeHours: integer("notice_hours"),
  endedAt: time("ended_at"),
  endedReason: text("ended_reason").notNull().default(""),
  compensationDue: boolean("compensation_due").notNull().default(false),
  reminded: smallint().notNull().default(0),
  promotedAt: time("promoted_at"),
  withdrawnLate: boolean("withdrawn_late"),
  withdrawnFrom: text("withdrawn_from").$type<AssignmentState>(),
  lateAt: time("late_at"),
  lateMinutes: smallint("late_minutes"),
  briefingReadAt: time("briefing_read_at"),
  ...keeping,
});

/** The decisions taken when an event was cancelled, moved or reopened. */
export const eventChanges = app.table("event_change", {
  id: uuid().primaryKey().defaultRandom(),
  eventId: uuid("event_id").notNull(),
  kind: text().$type<"cancelled" | "postponed" | "reopened">().notNull(),
  reason: text().notNull(),
  notifies: boolean().notNull().default(false),
  compensation: text().$type<Compensation>().notNull().default("none"),
  lateHours: integer("late_hours"),
  days: integer(),
  people: integer().notNull().default(0),
  createdAt: time("created_at").notNull(),
});
