import { integer, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { time } from "./columns.ts";
import { app } from "./schema.ts";

export const demoRecords = app.table(
  "demo_record",
  {
    kind: text().notNull(),
    id: uuid().notNull(),
    version: integer().notNull(),
    loadedAt: time("loaded_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);
