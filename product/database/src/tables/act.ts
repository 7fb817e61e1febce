import { sql } from "drizzle-orm";
import { bigint, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { actorKinds } from "@product/domain/actor";
import { app, xid8 } from "./schema.ts";

export const acts = app.table("act", {
  id: bigint({ mode: "bigint" }).primaryKey().generatedAlwaysAsIdentity(),
  transaction: xid8()
    .notNull()
    .default(sql`pg_current_xact_id()`),
  act: text().notNull(),
  actorKind: text("actor_kind", { enum: actorKinds }).notNull(),
  actorId: uuid("actor_id"),
  requestId: text("request_id"),
  at: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

export const actSubjects = app.table(
  "act_subject",
  {
    actId: bigint("act_id", { mode: "bigint" }).notNull(),
    kind: text().notNull(),
    subjectId: text("subject_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.actId, table.kind, table.subjectId] })],
);

export const outboxCursors = app.table("outbox_cursor", {
  consumer: text().primaryKey(),
  transaction: xid8().notNull(),
  actId: bigint("act_id", { mode: "bigint" }).notNull(),
});
