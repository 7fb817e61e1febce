import { and, eq, inArray, sql } from "drizzle-orm";
import { placeTaking } from "@product/domain/planning/assignments";
import { judgePeople } from "@product/database/rules/judge-shift";
import { assignments, shifts, slots } from "@product/database/tables/planning/event";
import type { Event } from "#features/planning/events/commands.server.ts";
import type { Transaction } from "#request/perform.ts";

/**
 * Judges people with a place at the new times of their shifts: the findings are kept with each assignment until the
 * worker answers.
 */
export async function judgeAnew(tx: Transaction, event: Event, now: Date): Promise<void> {
  const eventAssignments = await tx
    .select({ id: assignments.id, workerId: assignments.workerId, roleId: slots.roleId, shift: shifts })
    .from(assignments)
    .innerJoin(slots, eq(slots.id, assignments.slotId))
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .where(and(eq(shifts.eventId, event.id), inArray(assignments.state, [...placeTaking])));
  for (const people of Map.groupBy(eventAssignments, ({ shift }) => shift.id).values()) {
    const { id, startsAt, endsAt, day, breaks } = people[0]!.shift;
    const values = { startsAt: startsAt.getTime(), endsAt: endsAt.getTime(), day, breaks };
    const toJudge = people.map(({ workerId, roleId }) => ({ workerId, roleId, toldAt: now }));
    const found = await judgePeople(tx, { id, event, values }, toJudge);
    const ids = sql.param(people.map((each) => each.id));
    const texts = sql.param(people.map(({ workerId }) => JSON.stringify(found.get(workerId) ?? [])));
    await tx.execute(sql`UPDATE app.assignment SET findings = judged.findings::jsonb
      FROM unnest(${ids}::uuid[], ${texts}::text[]) AS judged (id, findings) WHERE assignment.id = judged.id`);
  }
}
