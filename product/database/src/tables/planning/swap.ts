import { integer, jsonb, text, uuid } from "drizzle-orm/pg-core";
import type { SwapKind, SwapState } from "@product/domain/planning/staffing/swaps";
import type { Finding } from "@product/domain/rules/finding";
import { time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const swapRequests = app.table("swap_request", {
  id: uuid().primaryKey().defaultRandom(),
  workerId: uuid("worker_id").notNull(),
  assignmentId: uuid("assignment_id").notNull(),
  kind: text().$type<SwapKind>().notNull(),
  wantedSlotId: uuid("wanted_slot_id"),
  peerId: uuid("peer_id"),
  peerAssignmentId: uuid("peer_assignment_id"),
  state: text().$type<SwapState>().notNull().default("proposed"),
  findings: jsonb().$type<readonly Finding[]>().notNull().default([]),
  expiresAt: time("expires_at").notNull(),
  answeredAt: time("answered_at"),
  decidedAt: time("decided_at"),
  version: integer().notNull().default(1),
  createdAt: time("created_at").notNull().defaultNow(),
  updatedAt: time("updated_at").notNull().defaultNow(),
});
