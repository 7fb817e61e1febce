import { and, asc, desc, eq, ne, sql } from "drizzle-orm";
import { wallOf } from "@product/domain/time/instant-of";
import type { Instant } from "@product/domain/time/instant";
import type { Zone } from "@product/domain/time/zone";
import { database } from "@product/database/client";
import { accounts } from "@product/database/tables/access/account";
import { assignments, shifts } from "@product/database/tables/planning/event";
import { incidents } from "@product/database/tables/planning/event-parts";
import { workers } from "@product/database/tables/people/worker";
import { fullName } from "@product/database/workers/full-name";

/** The incidents of an event, open ones first, then the latest. */
export const incidentsOf = (eventId: string) =>
  database
    .select({
      id: incidents.id,
      kind: incidents.kind,
      severity: incidents.severity,
      happenedAt: incidents.happenedAt,
      account: incidents.account,
      followUp: incidents.followUp,
      closedAt: incidents.closedAt,
      worker: sql<string | null>`CASE WHEN ${workers.id} IS NULL THEN NULL ELSE ${fullName} END`,
      shift: shifts.title,
      reporter: accounts.name,
    })
    .from(incidents)
    .leftJoin(workers, eq(workers.id, incidents.workerId))
    .leftJoin(shifts, eq(shifts.id, incidents.shiftId))
    .leftJoin(accounts, eq(accounts.userId, incidents.reportedBy))
    .where(eq(incidents.eventId, eventId))
    .orderBy(sql`${incidents.closedAt} IS NOT NULL`, desc(incidents.happenedAt), asc(incidents.id));
export type IncidentRow = Awaited<ReturnType<typeof incidentsOf>>[number];

/** One of them as its form holds it. */
export async function incidentWith(eventId: string, id: string, timeZone: Zone) {
  const [row] = await database
    .select()
    .from(incidents)
    .where(and(eq(incidents.id, id), eq(incidents.eventId, eventId)));
  if (!row) return undefined;
  return {
    kind: row.kind,
    severity: row.severity,
    happenedAt: wallOf(row.happenedAt.getTime() as Instant, timeZone),
    shiftId: row.shiftId ?? "",
    workerId: row.workerId ?? "",
    account: row.account,
    followUp: row.followUp,
    isClosed: row.closedAt !== null,
    version: row.version,
  };
}

/** Whom and what an incident can be about: those who were ever put down for the event, and its shifts. */
export async function incidentChoices(eventId: string) {
  const [people, shiftRows] = await Promise.all([
    database
      .selectDistinct({ id: workers.id, name: fullName, listedName: workers.listedName })
      .from(assignments)
      .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
      .innerJoin(workers, eq(workers.id, assignments.workerId))
      .where(and(eq(shifts.eventId, eventId), ne(assignments.state, "staged")))
      .orderBy(workers.listedName),
    database
      .select({ id: shifts.id, title: shifts.title, startsAt: shifts.startsAt })
      .from(shifts)
      .where(eq(shifts.eventId, eventId))
      .orderBy(asc(shifts.startsAt)),
  ]);
  return { people, shifts: shiftRows };
}
export type IncidentChoices = Awaited<ReturnType<typeof incidentChoices>>;
