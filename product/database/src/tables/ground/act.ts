import { sql } from "drizzle-orm";
import { bigint, date, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { actorKinds } from "@product/domain/actor";
import { bytea, time } from "@product/database/tables/columns";
import { app, xid8 } from "@product/database/tables/schema";

/** Both lie in months, by `at`. */
export const acts = app.table(
  "act",
  {
    id: bigint({ mode: "bigint" })
      .notNull()
      .default(sql`nextval('app.act_id')`),
    transaction: xid8()
      .notNull()
      .default(sql`pg_current_xact_id()`),
    act: text().notNull(),
    actorKind: text("actor_kind", { enum: actorKinds }).notNull(),
    actorId: uuid("actor_id"),
    requestId: text("request_id"),
    origin: bytea(),
    at: time("at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.id, table.at] })],
);

export const actSubjects = app.table(
  "act_subject",
  {
    actId: bigint("act_id", { mode: "bigint" }).notNull(),
    kind: text().notNull(),
    subjectId: text("subject_id").notNull(),
    personId: uuid("person_id"),
    clear: text(),
    sealed: bytea(),
    at: time("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.actId, table.kind, table.subjectId, table.at] })],
);

export const outboxCursors = app.table("outbox_cursor", {
  consumer: text().primaryKey(),
  transaction: xid8().notNull(),
  actId: bigint("act_id", { mode: "bigint" }).notNull(),
});

export const actSeals = app.table("act_seal", {
  seq: bigint({ mode: "bigint" }).primaryKey(),
  actId: bigint("act_id", { mode: "bigint" }).notNull(),
  hash: bytea().notNull(),
  sealedAt: time("sealed_at").notNull().defaultNow(),
});

export const actRoots = app.table("act_root", {
  day: date().primaryKey(),
  seq: bigint({ mode: "bigint" }).notNull(),
  hash: bytea().notNull(),
  signature: bytea().notNull(),
  signedAt: time("signed_at").notNull().defaultNow(),
});

export const personKeys = app.table("person_key", {
  personId: uuid("person_id").primaryKey(),
  wrappedKey: bytea("wrapped_key"),
  createdAt: time("created_at").notNull().defaultNow(),
  destroyedAt: time("destroyed_at"),
});
