import { jsonb, uuid } from "drizzle-orm/pg-core";
import type { WorkTerms } from "@product/domain/planning/work-terms";
import { keeping } from "./columns.ts";
import { app } from "./schema.ts";

export const workTerms = app.table("work_terms", {
  id: uuid().primaryKey().defaultRandom(),
  clientId: uuid("client_id"),
  eventId: uuid("event_id"),
  terms: jsonb().$type<WorkTerms>().notNull().default({}),
  ...keeping,
});
