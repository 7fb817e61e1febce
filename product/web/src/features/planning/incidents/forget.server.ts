/** The end of what was told about an event: by the term of the settings, and never while it is open. */
import { and, eq, isNotNull, lt, sql } from "drizzle-orm";
import { theSystem } from "@product/domain/actor";
import { database } from "@product/database/client";
import { incidents } from "@product/database/tables/planning/event-parts";
import { retentionRules } from "@product/database/tables/company/retention";
import { lockEvent } from "#features/planning/events/commands.server.ts";
import { clockNow } from "#request/clock.ts";
import { perform } from "#request/perform.ts";

const atOnce = 500;

async function forgetIncidents(): Promise<void> {
  const due = await database
    .select({ id: incidents.id, eventId: incidents.eventId, workerId: incidents.workerId })
    .from(incidents)
    .innerJoin(retentionRules, eq(retentionRules.id, "incidents"))
    .where(
      and(
        isNotNull(incidents.closedAt),
        lt(
          sql`${incidents.happenedAt} + (${retentionRules.term} || ' ' || ${retentionRules.unit})::interval`,
          clockNow(),
        ),
      ),
    )
    .limit(atOnce);
  for (const { id, eventId, workerId } of due)
    await perform(theSystem, "incident.end-term", async ({ tx, subject, recordChange }) => {
      const record = subject({ id, workerId, event: await lockEvent(tx, eventId) });
      await tx.delete(incidents).where(eq(incidents.id, id));
      recordChange(record, { id }, undefined);
    });
}

export const incidentJobs = { "incidents.forget": forgetIncidents };
export const incidentSchedules = [{ name: "incidents.forget", everySeconds: 24 * 3600 }] as const;
