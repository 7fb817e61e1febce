import { date, text, uuid } from "drizzle-orm/pg-core";
import { bytea, time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const inspectionLinks = app.table("inspection_link", {
  id: uuid().primaryKey().defaultRandom(),
  tokenHash: bytea("token_hash").notNull(),
  legalEntityId: uuid("legal_entity_id").notNull(),
  firstDay: date("first_day").notNull(),
  lastDay: date("last_day").notNull(),
  note: text().notNull(),
  createdBy: uuid("created_by"),
  createdAt: time("created_at").notNull(),
  expiresAt: time("expires_at").notNull(),
  revokedAt: time("revoked_at"),
});
