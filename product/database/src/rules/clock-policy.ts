import { sql, type SQL } from "drizzle-orm";
import type { ClockPolicy } from "@product/domain/planning/work-terms";
import { events } from "@product/database/tables/event";

/** How people clock at an event: as it says itself, else its client, else the company; else only at the gate. */
export const clockPolicy: SQL<ClockPolicy> = sql`coalesce(
  (SELECT own.terms->>'selfClock' FROM app.work_terms own WHERE own.event_id = ${events.id}),
  (SELECT own.terms->>'selfClock' FROM app.work_terms own WHERE own.client_id = ${events.clientId} AND own.event_id IS NULL),
  (SELECT own.terms->>'selfClock' FROM app.work_terms own WHERE own.client_id IS NULL AND own.event_id IS NULL),
  'no')`;
