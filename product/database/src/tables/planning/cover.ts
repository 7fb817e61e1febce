import { integer, text, uuid } from "drizzle-orm/pg-core";
import type { CoverState } from "@product/domain/planning/staffing/cover";
import { time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const coverRuns = app.table("cover_run", {
  id: uuid().primaryKey().defaultRandom(),
  slotId: uuid("slot_id").notNull(),
  state: text().$type<CoverState>().notNull().default("running"),
  waves: integer().notNull().default(0),
  asked: integer().notNull().default(0),
  nextAt: time("next_at").notNull(),
  startedBy: uuid("started_by"),
  startedAt: time("started_at").notNull(),
  endedAt: time("ended_at"),
});
