import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { assignmentStates, isReleasable } from "@product/domain/planning/assignments";
import { database } from "@product/database/client";
import { assignments, shifts } from "@product/database/tables/event";

/** How many are down for shifts of the event that take place, and how many of them have said yes. */
export async function concernedBy(eventId: string): Promise<{ people: number; agreed: number }> {
  const people = sql`count(DISTINCT ${assignments.workerId})`;
  const hasAgreed = inArray(assignments.state, ["accepted", "confirmed"]);
  const [counted] = await database
    .select({ people: sql<number>`${people}::int`, agreed: sql<number>`(${people} FILTER (WHERE ${hasAgreed}))::int` })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .where(
      and(
        eq(shifts.eventId, eventId),
        isNull(shifts.cancelledAt),
        inArray(assignments.state, assignmentStates.filter(isReleasable)),
      ),
    );
  return counted!;
}
