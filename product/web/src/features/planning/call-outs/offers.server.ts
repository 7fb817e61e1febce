import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import type { Offered } from "@product/database/tables/planning/call-out";
import { assignments, events, shifts, slots } from "@product/database/tables/planning/event";
import { legalEntities, roles, venues } from "@product/database/tables/company/master-data";
import { workers } from "@product/database/tables/people/worker";
import type { Transaction } from "#request/perform.ts";

/** What is offered by these assignments, to those who may be written to: who declined a shift hears of it no more. */
export async function offersOf(tx: Transaction, assignmentIds: readonly string[]) {
  const declined = tx
    .select({ one: sql`1` })
    .from(sql`app.assignment AS other`)
    .where(
      sql`other.worker_id = ${assignments.workerId} AND other.shift_id = ${assignments.shiftId} AND other.state = 'declined'`,
    );
  const rows = await tx
    .select({
      id: assignments.id,
      workerId: assignments.workerId,
      respondBy: assignments.respondBy,
      shift: shifts,
      event: events,
      venue: { name: venues.name, town: venues.town },
      role: { en: roles.nameEn, es: roles.nameEs },
      homeZone: legalEntities.timeZone,
    })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(events, eq(events.id, shifts.eventId))
    .innerJoin(venues, eq(venues.id, events.venueId))
    .innerJoin(slots, eq(slots.id, assignments.slotId))
    .innerJoin(roles, eq(roles.id, slots.roleId))
    .innerJoin(workers, eq(workers.id, assignments.workerId))
    .innerJoin(legalEntities, eq(legalEntities.id, workers.legalEntityId))
    .where(and(inArray(assignments.id, [...assignmentIds]), notExists(declined)))
    .orderBy(shifts.startsAt, assignments.id);
  return rows.map(({ id, workerId, respondBy, homeZone, shift, event, venue, role }) => ({
    id,
    workerId,
    respondBy,
    homeZone,
    startsAt: shift.startsAt,
    offered: {
      event: { en: event.titleEn || event.titleEs, es: event.titleEs || event.titleEn },
      role,
      shift: shift.title,
      place: [venue.name, venue.town].filter(Boolean).join(", "),
      startsAt: shift.startsAt.toISOString(),
      endsAt: shift.endsAt.toISOString(),
      timeZone: event.timeZone,
    } satisfies Offered,
  }));
}
