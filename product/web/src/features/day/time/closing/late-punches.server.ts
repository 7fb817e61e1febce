import { asc, eq, sql } from "drizzle-orm";
import { Refused } from "@product/domain/refusals";
import { hoursLines } from "@product/database/tables/day/hours";
import { workers } from "@product/database/tables/people/worker";
import { fullName } from "@product/database/workers/full-name";
import type { Transaction } from "#request/perform.ts";

const mostNamed = 20;

/** Approved hours of which something was punched, or taken back, that came in after the approval: somebody looks at it first. */
export async function ensurePunchesSeen(tx: Transaction, lineIds: readonly string[]): Promise<void> {
  const late = await tx
    .select({ id: hoursLines.assignmentId, name: fullName, code: workers.code, day: hoursLines.day })
    .from(hoursLines)
    .innerJoin(workers, eq(workers.id, hoursLines.workerId))
    .where(
      sql`${hoursLines.assignmentId} = ANY(${sql.param(lineIds)}::uuid[]) AND EXISTS (
        SELECT FROM app.punch p WHERE p.received_at > ${hoursLines.approvedAt} AND (p.assignment_id = ${hoursLines.assignmentId}
          -- Of somebody who was taken not to have come.
          OR ${hoursLines.workedFrom} IS NULL AND p.assignment_id IS NULL
            AND p.worker_id = ${hoursLines.workerId} AND p.event_id = ${hoursLines.eventId}))`,
    )
    .orderBy(asc(hoursLines.day), asc(workers.listedName), asc(hoursLines.assignmentId));
  if (late.length === 0) return;
  const lines = late.slice(0, mostNamed).map(({ name, code, ...line }) => ({ ...line, name: name ?? code }));
  throw new Refused({ code: "hours.late-punches", n: late.length, lines });
}
