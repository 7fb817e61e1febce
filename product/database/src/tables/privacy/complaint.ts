import { text, uuid } from "drizzle-orm/pg-core";
import type { Locale } from "@product/domain/locales";
import { time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const complaints = app.table("complaint", {
  id: uuid().primaryKey().defaultRandom(),
  /** Whose address it came by, where that is one worker's. */
  workerId: uuid("worker_id"),
  language: text().$type<Locale>().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  words: text().notNull(),
  receivedAt: time("received_at").notNull().defaultNow(),
  acknowledgedAt: time("acknowledged_at"),
  answer: text(),
  answeredAt: time("answered_at"),
  answeredBy: uuid("answered_by"),
});
