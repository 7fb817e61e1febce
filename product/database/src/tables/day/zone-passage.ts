import { text, uuid } from "drizzle-orm/pg-core";
import { time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const zonePassages = app.table("zone_passage", {
  id: uuid().primaryKey().defaultRandom(),
  eventId: uuid("event_id").notNull(),
  workerId: uuid("worker_id").notNull(),
  deviceId: uuid("device_id").notNull(),
  zone: text().notNull(),
  kind: text().$type<"in" | "out">().notNull(),
  at: time("at").notNull(),
  receivedAt: time("received_at").notNull(),
  clientId: uuid("client_id").notNull(),
});
