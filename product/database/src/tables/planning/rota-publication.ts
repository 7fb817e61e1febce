import { jsonb, text, uuid } from "drizzle-orm/pg-core";
import { time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const rotaPublications = app.table("rota_publication", {
  id: uuid().primaryKey().defaultRandom(),
  publishAt: time("publish_at").notNull(),
  seen: jsonb().$type<readonly { id: string; version: number }[]>().notNull(),
  plannedBy: uuid("planned_by").notNull(),
  madeAt: time("made_at").notNull(),
  outcome: text().$type<"published" | "refused" | "cancelled">(),
  /** The code of what stood in the way. */
  refusedBy: text("refused_by").notNull().default(""),
  endedAt: time("ended_at"),
});
