import { jsonb, text, uuid } from "drizzle-orm/pg-core";
import type { WorkerColumn, WorkerDensity, WorkerLayout, WorkerOrder } from "@product/domain/people/worker-columns";
import { keeping } from "./columns.ts";
import { app } from "./schema.ts";

export const savedViews = app.table("saved_view", {
  id: uuid().primaryKey().defaultRandom(),
  ownerId: uuid("owner_id").notNull(),
  name: text().notNull(),
  /** As it was written; only `readFilter` knows what it says. */
  filter: jsonb().$type<unknown>().notNull(),
  searched: text().notNull().default(""),
  sort: text().$type<WorkerOrder>().notNull(),
  columns: text().array().$type<WorkerColumn[]>().notNull(),
  density: text().$type<WorkerDensity>().notNull(),
  layout: text().$type<WorkerLayout>().notNull(),
  sharing: text().$type<"own" | "group" | "everyone">().notNull().default("own"),
  groupId: uuid("group_id"),
  ...keeping,
});

export const chosenViews = app.table("chosen_view", {
  userId: uuid("user_id").primaryKey(),
  viewId: uuid("view_id").notNull(),
});
