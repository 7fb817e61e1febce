import { integer, numeric, uuid } from "drizzle-orm/pg-core";
import { time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const punchPositions = app.table("punch_position", {
  punchId: uuid("punch_id").primaryKey(),
  eventId: uuid("event_id").notNull(),
  workerId: uuid("worker_id").notNull(),
  latitude: numeric().notNull(),
  longitude: numeric().notNull(),
  accuracyMetres: integer("accuracy_metres").notNull(),
  at: time("at").notNull(),
});
