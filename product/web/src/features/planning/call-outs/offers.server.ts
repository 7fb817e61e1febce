import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import type { Offered } from "@product/database/tables/planning/call-out";
import { assignments, events, shifts, slots } from "@product/database/tables/planning/event";
import { legalEntities, roles, venues, venueZones } from "@product/database/tables/company/master-data";
import { workers } from "@product/database/tables/people/worker";
import type { Transaction } from "#request/perform.ts";

/**
 * Offers behind these assignments, to workers who may be written to: a worker who declined a shift hears no more of it.
 */
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
      slotId: assignments.slotId,
      zone: venueZones.name,
      notes: sql<string>`md5(jsonb_build_array(${shifts.notesEn}, ${shifts.notesEs})::text)`,
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
    .leftJoin(venueZones, eq(venueZones.id, shifts.zoneId))
    .innerJoin(slots, eq(slots.id, assignments.slotId))
    .innerJoin(roles, eq(roles.id, slots.roleId))
    .innerJoin(workers, eq(workers.id, assignments.workerId))
    .innerJoin(legalEntities, eq(legalEntities.id, workers.legalEntityId))
    .where(and(inArray(assignments.id, [...assignmentIds]), notExists(declined)))
    .orderBy(shifts.startsAt, assignments.id);
  return rows.map(({ id, workerId, slotId, respondBy, homeZone, shift, event, venue, role, zone, notes }) => ({
    id,
    workerId,
    slotId,
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
      zone: zone ?? "",
      meetingPoint: shift.meetingPoint,
      meetingMinutes: shift.meetingMinutes,
      breaks: shift.breaks,
      notes,
    } satisfies Offered,
  }));
}
export type Offer = Awaited<ReturnType<typeof offersOf>>[number];

/** How the shifts stand for everyone on them, before they are changed. */
export async function standingNow(tx: Transaction, shiftIds: readonly string[]): Promise<Map<string, Offered>> {
  if (shiftIds.length === 0) return new Map();
  const on = await tx
    .select({ id: assignments.id })
    .from(assignments)
    .where(inArray(assignments.shiftId, [...shiftIds]));
  const offers = await offersOf(
    tx,
    on.map(({ id }) => id),
  );
  return new Map(offers.map(({ id, offered }) => [id, offered]));
}
