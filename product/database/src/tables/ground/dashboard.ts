import { text, uuid } from "drizzle-orm/pg-core";
import { time } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

/** The order of someone's dashboard, and what they left out. */
export const dashboardArrangements = app.table("dashboard_arrangement", {
  person: uuid().primaryKey(),
  keys: text().array().notNull(),
  hidden: text().array().notNull(),
  updatedAt: time("updated_at").notNull(),
});

/** Parts of the dashboard that a group has hidden. */
export const groupDashboards = app.table("group_dashboard", {
  groupId: uuid("group_id").primaryKey(),
  hidden: text().array().notNull(),
  updatedAt: time("updated_at").notNull(),
});
