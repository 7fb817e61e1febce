import { boolean, integer, jsonb, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { QuestionEnd } from "@product/domain/planning/staffing/answers";
import type { CallOutKind } from "@product/domain/planning/staffing/call-outs";
import type { PlannedBreak } from "@product/domain/planning/shifts";
import type { Wave } from "@product/domain/planning/staffing/cover";
import type { CallOutcome } from "@product/domain/planning/staffing/phone-calls";
import type { Zone } from "@product/domain/time/zone";
import { bytea, time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const answerLinks = app.table("answer_link", {
  workerId: uuid("worker_id").primaryKey(),
  number: integer().notNull().default(1),
  answerTokenHash: bytea("answer_token_hash").notNull(),
  calendarTokenHash: bytea("calendar_token_hash").notNull(),
  createdAt: time("created_at").notNull().defaultNow(),
});

type InBoth = { en: string; es: string };

/** The offer to a person, in both languages; its times are instants, shown in the zone of the venue. */
export type Offered = {
  event: InBoth;
  role: InBoth;
  shift: string;
  place: string;
  startsAt: string;
  endsAt: string;
  timeZone: Zone;
  /** May be missing in messages from before it was kept. */
  zone?: string;
  meetingPoint?: string;
  meetingMinutes?: number;
  breaks?: readonly PlannedBreak[];
  /** A digest: whether the notes are others is told, and they stand on the worker's page. */
  notes?: string;
};
/** With a change goes what they were told last. */
export type OfferedAgain = Offered & { was?: Offered };

export const callOuts = app.table("call_out", {
  id: uuid().primaryKey().defaultRandom(),
  letterId: uuid("letter_id").notNull(),
  workerId: uuid("worker_id").notNull(),
  assignmentId: uuid("assignment_id").notNull(),
  kind: text().$type<CallOutKind>().notNull(),
  offered: jsonb().$type<OfferedAgain>().notNull(),
  respondBy: time("respond_by"),
  leavesAt: time("leaves_at").notNull(),
  sentAt: time("sent_at"),
  channel: text().$type<"mail" | "sms">(),
  answer: text().$type<QuestionEnd>(),
  answeredAt: time("answered_at"),
  createdAt: time("created_at").notNull(),
});

export const phoneCalls = app.table("phone_call", {
  id: uuid().primaryKey().defaultRandom(),
  workerId: uuid("worker_id").notNull(),
  slotId: uuid("slot_id").notNull(),
  offered: jsonb().$type<Offered>().notNull(),
  outcome: text().$type<CallOutcome>().notNull(),
  calledBy: uuid("called_by"),
  createdAt: time("created_at").notNull(),
});

export const callOutSettings = app.table("call_out_setting", {
  onlyRow: boolean("only_row").primaryKey().default(true),
  quietFrom: smallint("quiet_from").notNull(),
  quietUntil: smallint("quiet_until").notNull(),
  mostPerWeek: smallint("most_per_week").notNull(),
  swapsByThemselves: boolean("swaps_by_themselves").notNull().default(false),
  coversDropOuts: boolean("covers_drop_outs").notNull().default(false),
  coverPerWave: smallint("cover_per_wave").notNull().default(5),
  coverMinutes: smallint("cover_minutes").notNull().default(60),
  coverWaves: jsonb("cover_waves").$type<readonly Wave[]>().notNull().default([]),
  weightHere: smallint("weight_here").notNull().default(5),
  weightHours: smallint("weight_hours").notNull().default(3),
  weightAsked: smallint("weight_asked").notNull().default(2),
  version: integer().notNull().default(1),
  updatedAt: time("updated_at").notNull().defaultNow(),
});
