import { text, uuid } from "drizzle-orm/pg-core";
import type { DeviceProfile } from "@product/domain/day/devices";
import { bytea, keeping, time } from "./columns.ts";
import { app } from "./schema.ts";

export const devices = app.table("device", {
  id: uuid().primaryKey().defaultRandom(),
  eventId: uuid("event_id").notNull(),
  name: text().notNull(),
  gate: text().notNull().default(""),
  profile: text().$type<DeviceProfile>().notNull(),
  pinHash: bytea("pin_hash"),
  pinUntil: time("pin_until"),
  tokenHash: bytea("token_hash"),
  pairedAt: time("paired_at"),
  lastSeenAt: time("last_seen_at"),
  revokedAt: time("revoked_at"),
  ...keeping,
});
