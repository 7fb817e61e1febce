import { sql } from "drizzle-orm";
import { bigint, boolean, date, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { PunchKind, PunchSource } from "@product/domain/day/punches";
import type { Zone } from "@product/domain/time/zone";
import { bytea, time } from "@product/database/tables/columns";
import { app, xid8 } from "@product/database/tables/schema";

/** Lies in months, by `at`. Nothing of it is ever changed. */
export const punches = app.table(
  "punch",
  {
    id: uuid().notNull().defaultRandom(),
    written: bigint({ mode: "bigint" })
      .notNull()
      .default(sql`nextval('app.punch_written')`),
    transaction: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    legalEntityId: uuid("legal_entity_id").notNull(),
    workerId: uuid("worker_id").notNull(),
    eventId: uuid("event_id"),
    shiftId: uuid("shift_id"),
    assignmentId: uuid("assignment_id"),
    kind: text().$type<PunchKind>().notNull(),
    voids: uuid(),
    at: time("at").notNull(),
    receivedAt: time("received_at").notNull(),
    timeZone: text("time_zone").$type<Zone>().notNull(),
    source: text().$type<PunchSource>().notNull(),
    deviceId: uuid("device_id"),
    actorId: uuid("actor_id"),
    insideRadius: boolean("inside_radius"),
    clientId: uuid("client_id").notNull(),
    /** It waited on a phone before it was sent. */
    wasKept: boolean("was_kept").notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.id, table.at] })],
);

export const punchSeals = app.table(
  "punch_seal",
  {
    legalEntityId: uuid("legal_entity_id").notNull(),
    seq: bigint({ mode: "bigint" }).notNull(),
    punchId: uuid("punch_id").notNull(),
    hash: bytea().notNull(),
    sealedAt: time("sealed_at").notNull().defaultNow(),
    number: bigint({ mode: "bigint" }).notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [primaryKey({ columns: [table.legalEntityId, table.seq] })],
);

/** Sealed punches that went with the end of their term. */
export const punchesEnded = app.table("punch_ended", {
  punchId: uuid("punch_id").primaryKey(),
  month: date().notNull(),
  endedAt: time("ended_at").notNull(),
});
