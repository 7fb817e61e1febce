import { boolean, integer, text, timestamp } from "drizzle-orm/pg-core";
import type { RedirectStatus } from "@product/domain/site/route-rules";
import { app } from "@product/database/tables/schema";

export const routeRules = app.table("route_rule", {
  from: text("from_path").primaryKey(),
  to: text("target").notNull(),
  status: integer().$type<RedirectStatus>().notNull(),
  active: boolean().notNull().default(true),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});
