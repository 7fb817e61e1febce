import { jsonb, uuid } from "drizzle-orm/pg-core";
import type { Movable } from "@product/domain/planning/rota/timeline";
import { time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

/** A planner's change to a shift on the rota; steps with the same `batchId` were made at once. */
/** A place that went from one worker to another. */
export type Given = { slotId: string; from: string; to: string };

export const rotaSteps = app.table("rota_step", {
  id: uuid().primaryKey().defaultRandom(),
  batchId: uuid("batch_id").notNull(),
  userId: uuid("user_id").notNull(),
  shiftId: uuid("shift_id").notNull(),
  before: jsonb().$type<Movable>(),
  after: jsonb().$type<Movable>(),
  given: jsonb().$type<Given>(),
  madeAt: time("made_at").notNull(),
  undoneAt: time("undone_at"),
});
