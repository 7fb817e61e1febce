import { boolean, integer, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { DeviceProfile } from "@product/domain/day/devices";
import type { ConflictReason } from "@product/domain/day/conflicts";
import type { KeyAlgorithm } from "@product/domain/day/pass-code";
import type { PunchKind } from "@product/domain/day/punches";
import { bytea, keeping, time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

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
  keyAlgorithm: text("key_algorithm").$type<KeyAlgorithm>(),
  publicKey: bytea("public_key"),
  isTraining: boolean("is_training").notNull().default(false),
  /** The zone inside the venue whose door it watches; empty at a gate. */
  zone: text().notNull().default(""),
  supervisorPhone: text("supervisor_phone").notNull().default(""),
  /** As it said when it was last heard; unknown of one that never said it. */
  waiting: integer(),
  emptiedAt: time("emptied_at"),
  waitingWhenEmptied: integer("waiting_when_emptied"),
  heardBeforeEmptied: time("heard_before_emptied"),
  ...keeping,
});

/** When a device was being tried out; without an end where it still is. */
export const deviceTrainings = app.table(
  "device_training",
  { deviceId: uuid("device_id").notNull(), since: time("since").notNull(), until: time("until") },
  ({ deviceId, since }) => [primaryKey({ columns: [deviceId, since] })],
);

/** The phones that have held a device, by the keys with which they sign. */
export const deviceKeys = app.table(
  "device_key",
  {
    deviceId: uuid("device_id").notNull(),
    algorithm: text().$type<KeyAlgorithm>().notNull(),
    publicKey: bytea("public_key").notNull(),
    since: time("since").notNull(),
    until: time("until"),
  },
  ({ deviceId, publicKey }) => [primaryKey({ columns: [deviceId, publicKey] })],
);

/** Scans that waited on a device, and punches that waited on a phone, and then did not fit. */
export const scanConflicts = app.table("scan_conflict", {
  clientId: uuid("client_id").primaryKey(),
  eventId: uuid("event_id").notNull(),
  /** None where it was tapped on the worker's own phone. */
  deviceId: uuid("device_id"),
  workerId: uuid("worker_id"),
  kind: text().$type<PunchKind>().notNull(),
  at: time("at").notNull(),
  receivedAt: time("received_at").notNull(),
  reason: text().$type<ConflictReason>().notNull(),
  isWritten: boolean("is_written").notNull(),
  settledAt: time("settled_at"),
  /** As it was signed, sealed; none of those that came before it was kept. */
  scan: bytea(),
  heldSince: time("held_since"),
  heldUntil: time("held_until"),
});

export const pinGuesses = app.table("pin_guess", {
  source: bytea().primaryKey(),
  tries: integer().notNull(),
  since: time("since").notNull(),
});
