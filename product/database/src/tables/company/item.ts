import { boolean, text, uuid } from "drizzle-orm/pg-core";
import { keeping, time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const itemKinds = app.table("item_kind", {
  id: uuid().primaryKey().defaultRandom(),
  key: text().notNull(),
  nameEn: text("name_en").notNull(),
  nameEs: text("name_es").notNull(),
  isNumbered: boolean("is_numbered").notNull().default(false),
  ...keeping,
  archivedAt: time("archived_at"),
});

export const itemLoans = app.table("item_loan", {
  id: uuid().primaryKey().defaultRandom(),
  eventId: uuid("event_id").notNull(),
  workerId: uuid("worker_id").notNull(),
  itemKindId: uuid("item_kind_id").notNull(),
  number: text().notNull().default(""),
  issuedAt: time("issued_at").notNull(),
  returnedAt: time("returned_at"),
  clientId: uuid("client_id").notNull(),
});
