import { integer, jsonb, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { DemoKind } from "@product/domain/company/demo-kinds";
import { time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const demoRecords = app.table(
  "demo_record",
  {
    kind: text().$type<DemoKind>().notNull(),
    id: uuid().notNull(),
    version: integer().notNull(),
    parts: jsonb().$type<Record<string, number>>().notNull(),
    loadedAt: time("loaded_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);
