import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import { assignmentStates, isReleasable } from "@product/domain/planning/assignments";
import { database } from "@product/database/client";
import { assignments, shifts } from "@product/database/tables/planning/event";
import { workTerms } from "@product/database/tables/planning/work-terms";
import { eventTerms } from "#features/planning/work-terms/queries.server.ts";
import { clockNow } from "#request/clock.ts";

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

/** Usual compensation for people who lose a day of this event, and the shifts whose own terms decide it. */
export async function compensationOf(eventId: string) {
  const [{ inForce }, own] = await Promise.all([eventTerms(eventId), shiftsWithCompensation(eventId, clockNow())]);
  return { usual: { compensation: inForce.compensation.value, lateHours: String(inForce.lateHours.value) }, own };
}

/** The shifts yet to come whose own terms say what is owed when they are cancelled. */
export async function shiftsWithCompensation(eventId: string, now: Date) {
  const rows = await database
    .select({ id: shifts.id, title: shifts.title, terms: workTerms.terms })
    .from(shifts)
    .innerJoin(workTerms, eq(workTerms.shiftId, shifts.id))
    .where(
      and(
        eq(shifts.eventId, eventId),
        isNull(shifts.cancelledAt),
        gt(shifts.endsAt, now),
        sql`${workTerms.terms} ?| ARRAY['compensation', 'lateHours']`,
      ),
    )
    .orderBy(shifts.startsAt, shifts.id);
  return rows.map(({ terms: { compensation, lateHours }, ...shift }) => ({ ...shift, compensation, lateHours }));
}
export type OwnCompensation = Awaited<ReturnType<typeof shiftsWithCompensation>>[number];
