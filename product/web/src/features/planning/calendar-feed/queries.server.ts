import { and, asc, eq, gt, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { Appointment } from "@product/domain/calendar/calendar-file";
import { placeTaking, takesPlace } from "@product/domain/planning/assignments";
import { database } from "@product/database/client";
import { answerLinks } from "@product/database/tables/planning/call-out";
import { assignments, events, shifts, slots } from "@product/database/tables/planning/event";
import { roles, venues } from "@product/database/tables/company/master-data";
import { workers } from "@product/database/tables/people/worker";
import { sha256Of } from "@product/database/workers/contract-links";
import { clockNow } from "#request/clock.ts";

const daysBack = 60;
const mostShown = 1000;

/** The shifts of whoever has this link, in their language; those that they lost are told as cancelled. Undefined for nobody's. */
export async function calendarBehind(token: string) {
  const [found] = await database
    .select({ id: sql<string>`coalesce(${workers.mergedInto}, ${workers.id})`, language: workers.language })
    .from(answerLinks)
    .innerJoin(workers, eq(workers.id, answerLinks.workerId))
    .where(eq(answerLinks.calendarTokenHash, sha256Of(token)));
  return found && { language: found.language, rows: await shiftsOf(found.id) };
}

const shiftsOf = (workerId: string) =>
  database
    .select({ assignment: assignments, shift: shifts, event: events, venue: venues, role: roles })
    .from(assignments)
    .innerJoin(slots, eq(slots.id, assignments.slotId))
    .innerJoin(roles, eq(roles.id, slots.roleId))
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(events, eq(events.id, shifts.eventId))
    .innerJoin(venues, eq(venues.id, events.venueId))
    .where(
      and(
        eq(assignments.workerId, workerId),
        isNotNull(shifts.publishedAt),
        gt(shifts.endsAt, new Date(clockNow().getTime() - daysBack * 86_400_000)),
        or(
          inArray(assignments.state, [...placeTaking]),
          and(inArray(assignments.state, ["cancelled", "withdrawn", "lapsed", "swapped_out"]), wasTheirs),
        ),
      ),
    )
    .orderBy(asc(shifts.startsAt), asc(assignments.id))
    .limit(mostShown);
type ShiftOf = Awaited<ReturnType<typeof shiftsOf>>[number];

/** Only of what once stood in their calendar they are told that it is gone. */
const wasTheirs = sql`EXISTS (SELECT FROM app.call_out c WHERE c.assignment_id = ${assignments.id}
  AND (c.kind IN ('booked', 'reconfirm', 'selected', 'called-in', 'swapped-in') OR c.answer IN ('accept', 'reconfirm')))`;

export function appointmentOf({ assignment, shift, event, venue, role }: ShiftOf, language: "en" | "es"): Appointment {
  const [title, roleName, notes] =
    language === "es"
      ? [event.titleEs || event.titleEn, role.nameEs, shift.notesEs || shift.notesEn]
      : [event.titleEn || event.titleEs, role.nameEn, shift.notesEn || shift.notesEs];
  const [assignmentChange, shiftChange] = [assignment.updatedAt, shift.updatedAt];
  return {
    uid: `${assignment.id}@cuadrante`,
    sequence: assignment.version + shift.version - 2,
    changedAt: assignmentChange > shiftChange ? assignmentChange : shiftChange,
    startsAt: shift.startsAt,
    endsAt: shift.endsAt,
    zone: event.timeZone,
    status: statusOf(assignment.state),
    title: `${title}: ${roleName}`,
    place: [venue.name, venue.address, venue.town].filter(Boolean).join(", "),
    text: [shift.title, shift.meetingPoint, notes].filter(Boolean).join("\n"),
  };
}

function statusOf(state: ShiftOf["assignment"]["state"]): Appointment["status"] {
  if (!takesPlace(state)) return "CANCELLED";
  return state === "reconfirm_pending" ? "TENTATIVE" : "CONFIRMED";
}
