import { sql } from "drizzle-orm";
import { primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { ScanDoubt } from "@product/domain/day/scan-doubts";
import { time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

/** The scan behind a punch at a gate: its device, the holder of that device, and doubts about its time. */
export const punchScans = app.table("punch_scan", {
  punchId: uuid("punch_id").primaryKey(),
  workerId: uuid("worker_id").notNull(),
  eventId: uuid("event_id").notNull(),
  assignmentId: uuid("assignment_id"),
  deviceId: uuid("device_id").notNull(),
  heldSince: time("held_since"),
  receivedAt: time("received_at").notNull(),
  doubts: text()
    .array()
    .$type<ScanDoubt[]>()
    .notNull()
    .default(sql`'{}'`),
});

/** When the server heard of a device: from then until then without a longer silence. */
export const deviceContacts = app.table(
  "device_contact",
  { deviceId: uuid("device_id").notNull(), since: time("since").notNull(), until: time("until").notNull() },
  ({ deviceId, since }) => [primaryKey({ columns: [deviceId, since] })],
);
