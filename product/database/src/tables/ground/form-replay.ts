import { jsonb, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { app } from "@product/database/tables/schema";

export const formReplays = app.table(
  "form_replay",
  {
    actorId: uuid("actor_id").notNull(),
    key: uuid().notNull(),
    act: text().notNull(),
    inputHash: text("input_hash").notNull(),
    answer: jsonb(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.actorId, table.key, table.act] })],
);
