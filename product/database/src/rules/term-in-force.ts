import { sql, type SQL } from "drizzle-orm";
import type { ClockPolicy, TermName } from "@product/domain/planning/work-terms";
import { events, shifts } from "@product/database/tables/planning/event";

/** A term as the shift says it, else its event, else the client, else the company; null where nobody does. */
const termInForce = (name: TermName): SQL => sql`coalesce(
  (SELECT own.terms->${sql.raw(`'${name}'`)} FROM app.work_terms own WHERE own.shift_id = ${shifts.id}),
  (SELECT own.terms->${sql.raw(`'${name}'`)} FROM app.work_terms own WHERE own.event_id = ${events.id}),
  (SELECT own.terms->${sql.raw(`'${name}'`)} FROM app.work_terms own WHERE own.client_id = ${events.clientId}),
  (SELECT own.terms->${sql.raw(`'${name}'`)} FROM app.work_terms own
    WHERE own.client_id IS NULL AND own.event_id IS NULL AND own.shift_id IS NULL))`;

/** How people clock on a shift; only at the gate where nobody says otherwise. */
export const clockPolicy = sql<ClockPolicy>`coalesce(${termInForce("selfClock")} #>> '{}', 'no')`;

/** The kinds of documents that a shift asks for beyond those of the law and of the role. */
export const documentsAskedFor = sql<string[]>`coalesce(${termInForce("documentTypeIds")}, '[]')`;
