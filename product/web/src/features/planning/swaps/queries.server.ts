/** Changes between workers: what someone offered, what they could take, and what the office has to decide. */
import { alias } from "drizzle-orm/pg-core";
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import type { Locale } from "@product/domain/locales";
import { titleIn } from "@product/domain/planning/events";
import { openSwaps, type SwapState } from "@product/domain/planning/staffing/swaps";
import { database } from "@product/database/client";
import { taking } from "@product/database/filters/event-columns";
import { assignments, events, shifts, slots } from "@product/database/tables/planning/event";
import { roles } from "@product/database/tables/company/master-data";
import { swapRequests } from "@product/database/tables/planning/swap";
import { workerRoles, workers } from "@product/database/tables/people/worker";
import { fullName } from "@product/database/workers/full-name";
import { shortDayOf, timeOf } from "#i18n/format.ts";
import { clockNow } from "#request/clock.ts";

const most = 30;

type Told = { shift: typeof shifts.$inferSelect; event: typeof events.$inferSelect; role: string };

/** `Bar, Fair: Fri 18 June, 14:00–22:00`, by the clock of the venue. */
const lineOf = ({ shift, event, role }: Told, locale: Locale): string => {
  const at = (moment: Date) => timeOf(moment, locale, event.timeZone);
  const day = shortDayOf(shift.startsAt, locale, event.timeZone);
  return `${titleIn(event, locale)}, ${shift.title} (${role}), ${day}, ${at(shift.startsAt)}–${at(shift.endsAt)}`;
};

/** The open swap of an assignment. */
export async function swapOf(assignmentId: string) {
  const [swap] = await database
    .select({ id: swapRequests.id, state: swapRequests.state })
    .from(swapRequests)
    .where(and(eq(swapRequests.assignmentId, assignmentId), inArray(swapRequests.state, [...openSwaps])));
  return swap && { id: swap.id, state: swap.state as Extract<SwapState, "proposed" | "accepted_by_peer"> };
}

/** Shifts that colleagues of the same role and company pass on, as far as this worker is free for them. */
export async function swapsFor(workerId: string, locale: Locale) {
  const own = alias(assignments, "own");
  const ownShift = alias(shifts, "own_shift");
  const rows = await database
    .select({
      id: swapRequests.id,
      kind: swapRequests.kind,
      shift: shifts,
      event: events,
      role: locale === "es" ? roles.nameEs : roles.nameEn,
      inReturn: sql<string | null>`${ownShift.title}`,
      inReturnAt: ownShift.startsAt,
    })
    .from(swapRequests)
    .innerJoin(assignments, eq(assignments.id, swapRequests.assignmentId))
    .innerJoin(slots, eq(slots.id, assignments.slotId))
    .innerJoin(roles, eq(roles.id, slots.roleId))
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(events, eq(events.id, shifts.eventId))
    .innerJoin(workers, and(eq(workers.id, workerId), eq(workers.legalEntityId, events.legalEntityId)))
    .innerJoin(workerRoles, and(eq(workerRoles.workerId, workerId), eq(workerRoles.roleId, slots.roleId)))
    .leftJoin(
      own,
      and(eq(own.slotId, swapRequests.wantedSlotId), eq(own.workerId, workerId), sql`${own.state} IN (${taking})`),
    )
    .leftJoin(ownShift, eq(ownShift.id, own.shiftId))
    .where(
      and(
        eq(swapRequests.state, "proposed"),
        gt(swapRequests.expiresAt, clockNow()),
        ne(swapRequests.workerId, workerId),
        isNull(shifts.cancelledAt),
        sql`(${swapRequests.kind} = 'give' OR ${own.id} IS NOT NULL)`,
        sql`NOT EXISTS (SELECT FROM app.assignment busy WHERE busy.worker_id = ${workerId} AND busy.state IN (${taking})
          AND busy.during && ${shifts.during} AND busy.id IS DISTINCT FROM ${own.id})`,
      ),
    )
    .orderBy(asc(shifts.startsAt), asc(swapRequests.id))
    .limit(most);
  return rows.map(({ id, kind, inReturn, inReturnAt, ...row }) => ({
    id,
    kind,
    line: lineOf(row, locale),
    inReturn: inReturn && inReturnAt ? `${inReturn}, ${shortDayOf(inReturnAt, locale, row.event.timeZone)}` : null,
  }));
}
export type SwapOffer = Awaited<ReturnType<typeof swapsFor>>[number];

const monthMs = 31 * 24 * 3_600_000;

/** Places of the same role and company in the next month that somebody else holds and for which this one could be swapped. */
export async function swappable(workerId: string, assignmentId: string, locale: Locale) {
  const ownAssignment = alias(assignments, "mine");
  const mySlot = alias(slots, "my_slot");
  const myEvent = alias(events, "my_event");
  const now = clockNow();
  const rows = await database
    .select({ slotId: slots.id, shift: shifts, event: events, role: locale === "es" ? roles.nameEs : roles.nameEn })
    .from(ownAssignment)
    .innerJoin(mySlot, eq(mySlot.id, ownAssignment.slotId))
    .innerJoin(myEvent, eq(myEvent.id, mySlot.eventId))
    .innerJoin(slots, and(eq(slots.roleId, mySlot.roleId), ne(slots.shiftId, mySlot.shiftId)))
    .innerJoin(roles, eq(roles.id, slots.roleId))
    .innerJoin(shifts, eq(shifts.id, slots.shiftId))
    .innerJoin(events, and(eq(events.id, slots.eventId), eq(events.legalEntityId, myEvent.legalEntityId)))
    .where(
      and(
        eq(ownAssignment.id, assignmentId),
        eq(ownAssignment.workerId, workerId),
        isNotNull(shifts.publishedAt),
        isNull(shifts.cancelledAt),
        gt(shifts.startsAt, now),
        lt(shifts.startsAt, new Date(now.getTime() + monthMs)),
        sql`EXISTS (SELECT FROM app.assignment held WHERE held.slot_id = ${slots.id} AND held.worker_id <> ${workerId}
          AND held.state IN ('booked', 'accepted', 'confirmed'))`,
        sql`NOT EXISTS (SELECT FROM app.assignment busy WHERE busy.worker_id = ${workerId} AND busy.id <> ${assignmentId}
          AND busy.state IN (${taking}) AND busy.during && ${shifts.during})`,
      ),
    )
    .orderBy(asc(shifts.startsAt), asc(slots.id))
    .limit(most);
  return rows.map(({ slotId, ...row }) => ({ slotId, line: lineOf(row, locale) }));
}

/** Open swaps of an event, those that wait only for the office first. */
export async function swapsOn(eventId: string, locale: Locale) {
  const peers = alias(workers, "peer");
  const rows = await database
    .select({
      id: swapRequests.id,
      kind: swapRequests.kind,
      state: swapRequests.state,
      version: swapRequests.version,
      from: fullName,
      to: sql<string | null>`concat_ws(' ', ${peers.firstName}, ${peers.lastName})`,
      shift: shifts,
      event: events,
      role: locale === "es" ? roles.nameEs : roles.nameEn,
    })
    .from(swapRequests)
    .innerJoin(assignments, eq(assignments.id, swapRequests.assignmentId))
    .innerJoin(slots, eq(slots.id, assignments.slotId))
    .innerJoin(roles, eq(roles.id, slots.roleId))
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(events, eq(events.id, shifts.eventId))
    .innerJoin(workers, eq(workers.id, swapRequests.workerId))
    .leftJoin(peers, eq(peers.id, swapRequests.peerId))
    .where(and(eq(shifts.eventId, eventId), inArray(swapRequests.state, [...openSwaps])))
    .orderBy(asc(swapRequests.state), asc(shifts.startsAt), asc(swapRequests.id))
    .limit(most);
  return rows.map(({ id, kind, state, version, from, to, ...row }) => ({
    id,
    kind,
    version,
    from,
    to: state === "accepted_by_peer" ? (to ?? "") : null,
    line: lineOf(row, locale),
  }));
}
export type SwapToDecide = Awaited<ReturnType<typeof swapsOn>>[number];
