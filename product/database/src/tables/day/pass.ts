import { date, integer, smallint, text, uuid } from "drizzle-orm/pg-core";
import type { KeyAlgorithm } from "@product/domain/day/pass-code";
import { bytea, time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const passes = app.table("pass", {
  workerId: uuid("worker_id").primaryKey(),
  number: integer().notNull().default(1),
  codeHash: bytea("code_hash").notNull(),
  tokenHash: bytea("token_hash").notNull(),
  issuedAt: time("issued_at").notNull(),
  linkSentAt: time("link_sent_at"),
  keyAlgorithm: text("key_algorithm").$type<KeyAlgorithm>(),
  publicKey: bytea("public_key"),
  keySince: time("key_since"),
  summaryMonth: text("summary_month"),
});

/** Which code was sent to prove who opens a pass, and how often it was tried. */
export const passProofs = app.table("pass_proof", {
  workerId: uuid("worker_id").primaryKey(),
  number: integer().notNull().default(1),
  sentAt: time("sent_at").notNull(),
  sentOn: date("sent_on").notNull(),
  sentThatDay: smallint("sent_that_day").notNull().default(1),
  tries: smallint().notNull().default(0),
});
