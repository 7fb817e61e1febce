import { jsonb, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { Density, Layout, ListKind } from "@product/domain/filters/list-kind";
import { keeping } from "@product/database/tables/columns";
import { app } from "@product/database/tables/schema";

export const savedViews = app.table("saved_view", {
  id: uuid().primaryKey().defaultRandom(),
  ownerId: uuid("owner_id").notNull(),
  /** The kind of records that it lists. */
  kind: text().$type<ListKind["record"]>().notNull(),
  name: text().notNull(),
  /** As it was written; only `readFilter` knows what it says. */
  filter: jsonb().$type<unknown>().notNull(),
  searched: text().notNull().default(""),
  sort: text().notNull(),
  columns: text().array().notNull(),
  density: text().$type<Density>().notNull(),
  layout: text().$type<Layout>().notNull(),
  sharing: text().$type<"own" | "group" | "everyone">().notNull().default("own"),
  groupId: uuid("group_id"),
  ...keeping,
});

/** The view that someone's own list of a kind begins with. */
export const chosenViews = app.table(
  "chosen_view",
  {
    userId: uuid("user_id").notNull(),
    kind: text().$type<ListKind["record"]>().notNull(),
    viewId: uuid("view_id").notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
