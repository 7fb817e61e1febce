/** Those who were released because they stop working are told that they need not come. */
import { and, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { theSystem } from "@product/domain/actor";
import { database } from "@product/database/client";
import { assignments, events, shifts } from "@product/database/tables/planning/event";
import { perform, type Transaction } from "#request/perform.ts";
import { callOut } from "./commands.server.ts";

const released = z.object({ ids: z.array(z.uuid()) });

/** Once, however often it is asked for: not those who have been assigned again, nor those who know already. */
export async function tellReleased(payload: unknown): Promise<void> {
  const { ids } = released.parse(payload);
  if ((await untold(database, ids)).length === 0) return;
  await perform(theSystem, "assignment.tell", async ({ tx, now, subject }) => {
    const rows = await untold(tx, ids);
    for (const { id, workerId, event } of rows) subject({ id, workerId, event });
    await callOut(
      tx,
      now,
      rows.map(({ id }) => ({ id, kind: "cancelled" as const })),
    );
  });
}

const untold = (reader: Pick<Transaction, "select">, ids: readonly string[]) =>
  reader
    .select({ id: assignments.id, workerId: assignments.workerId, event: events })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(events, eq(events.id, shifts.eventId))
    .where(
      and(
        inArray(assignments.id, [...ids]),
        eq(assignments.state, "cancelled"),
        sql`NOT EXISTS (SELECT FROM app.call_out told WHERE told.assignment_id = ${assignments.id}
          AND told.kind = 'cancelled' AND told.created_at >= ${assignments.endedAt})`,
      ),
    );
