import { and, asc, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isPermitted, type Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { placeTaking } from "@product/domain/planning/assignments";
import { shiftState } from "@product/domain/planning/shifts";
import { named, type NamedFinding } from "@product/domain/rules/catalogue";
import { database } from "@product/database/client";
import { filledSlots } from "@product/database/filters/event-columns";
import { judgeShiftDesign, readPlanned } from "@product/database/rules/judge-shift";
import { documentTypes } from "@product/database/tables/company/document-type";
import { assignments, events, shifts, slots } from "@product/database/tables/planning/event";
import { roles, venueZones } from "@product/database/tables/company/master-data";
import { qualifications } from "@product/database/tables/company/qualification";
import { offeredLists } from "#features/people/lists/queries.server.ts";
import type { Transaction } from "#request/perform.ts";

type Reader = Pick<Transaction, "select">;

/** Where those people already are while this shift takes place: what stands in the way of booking them. */
export async function overlapsWith(
  reader: Reader,
  shiftId: string,
  workerIds: readonly string[],
  moved?: { startsAt: number; endsAt: number },
) {
  if (workerIds.length === 0) return [];
  return reader
    .select({ workerId: assignments.workerId, title: shifts.title, startsAt: shifts.startsAt, endsAt: shifts.endsAt })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .where(
      and(
        inArray(assignments.workerId, [...workerIds]),
        inArray(assignments.state, [...placeTaking]),
        ne(assignments.shiftId, shiftId),
        moved
          ? sql`${assignments.during} && tstzrange(${new Date(moved.startsAt)}, ${new Date(moved.endsAt)})`
          : sql`${assignments.during} && (SELECT s.during FROM app.shift s WHERE s.id = ${shiftId})`,
      ),
    )
    .orderBy(asc(shifts.startsAt));
}

/** The same for places of many shifts at once, each at the time that its shift has, by their shifts. */
export async function overlapsOf(reader: Reader, places: readonly { id: string }[]) {
  const [ownAssignment, other] = [alias(assignments, "mine"), alias(assignments, "other")];
  const found = await reader
    .select({ shiftId: ownAssignment.shiftId, title: shifts.title })
    .from(ownAssignment)
    .innerJoin(
      other,
      and(
        eq(other.workerId, ownAssignment.workerId),
        ne(other.shiftId, ownAssignment.shiftId),
        inArray(other.state, [...placeTaking]),
        sql`${other.during} && ${ownAssignment.during}`,
      ),
    )
    .innerJoin(shifts, eq(shifts.id, other.shiftId))
    .where(sql`${ownAssignment.id} = ANY(${sql.param(places.map(({ id }) => id))}::uuid[])`)
    .orderBy(asc(shifts.startsAt));
  return Map.groupBy(found, ({ shiftId }) => shiftId);
}

const slotColumns = {
  id: slots.id,
  shiftId: slots.shiftId,
  roleId: slots.roleId,
  minimum: slots.minimum,
  target: slots.target,
  maximum: slots.maximum,
  standby: slots.standby,
  agencySeats: slots.agencySeats,
  fillMode: slots.fillMode,
  qualificationIds: slots.qualificationIds,
  documentTypeIds: slots.documentTypeIds,
  languages: slots.languages,
  listId: slots.listId,
  version: slots.version,
  confirmed: sql<number>`filled.confirmed`,
  asked: sql<number>`filled.asked`,
  waiting: sql<number>`filled.waiting`,
  onStandby: sql<number>`filled.on_standby`,
  staged: sql<number>`filled.staged`,
};

/** All shifts of an event in their order, with their places and how far these are filled. */
export async function shiftsOf(eventId: string, locale: Locale) {
  const [rows, lines] = await Promise.all([
    database
      .select({ shift: shifts, zone: venueZones.name })
      .from(shifts)
      .leftJoin(venueZones, eq(venueZones.id, shifts.zoneId))
      .where(eq(shifts.eventId, eventId))
      .orderBy(asc(shifts.startsAt), asc(shifts.id)),
    database
      .select({ ...slotColumns, role: locale === "es" ? roles.nameEs : roles.nameEn, minimumAge: roles.minimumAge })
      .from(slots)
      .innerJoin(roles, eq(roles.id, slots.roleId))
      .innerJoin(sql`(${filledSlots} WHERE slot.event_id = ${eventId}) filled`, sql`filled.id = ${slots.id}`)
      .where(eq(slots.eventId, eventId))
      .orderBy(sql`${slots.target} DESC`, asc(slots.id)),
  ]);
  return rows.map(({ shift, zone }) => ({
    id: shift.id,
    title: shift.title,
    zone,
    zoneId: shift.zoneId,
    startsAt: shift.startsAt.getTime(),
    endsAt: shift.endsAt.getTime(),
    day: shift.day,
    breaks: shift.breaks,
    meetingPoint: shift.meetingPoint,
    meetingMinutes: shift.meetingMinutes,
    notesEn: shift.notesEn,
    notesEs: shift.notesEs,
    pending: shift.pending,
    state: shiftState(shift),
    version: shift.version,
    slots: lines.filter(({ shiftId }) => shiftId === shift.id),
  }));
}
export type ShiftRow = Awaited<ReturnType<typeof shiftsOf>>[number];
export type SlotRow = ShiftRow["slots"][number];

/** One shift of an event; undefined for one of another event. */
export async function shiftWith(eventId: string, id: string, locale: Locale): Promise<ShiftRow | undefined> {
  return (await shiftsOf(eventId, locale)).find((shift) => shift.id === id);
}

/** Findings on the shift as planned now that hold for any worker. */
export async function designFindings(id: string): Promise<NamedFinding[]> {
  const shift = await readPlanned(database, id);
  return shift ? named(await judgeShiftDesign(database, shift)) : [];
}

/** Choices for a shift: the zones of its venue, and the roles. */
export async function shiftChoices(actor: Actor, eventId: string, locale: Locale) {
  const name = locale === "es" ? roles.nameEs : roles.nameEn;
  const [zones, roleRows, wanted] = await Promise.all([
    database
      .select({ id: venueZones.id, name: venueZones.name })
      .from(venueZones)
      .innerJoin(events, eq(events.venueId, venueZones.venueId))
      .where(eq(events.id, eventId))
      .orderBy(venueZones.position),
    database
      .select({ id: roles.id, name })
      .from(roles)
      .where(sql`${roles.archivedAt} IS NULL`)
      .orderBy(name),
    wantedChoices(actor, locale),
  ]);
  return { zones, roles: roleRows, wanted };
}

/**
 * Requirements that a place can have beyond its role. Kinds of document about health are excluded: only the law asks
 * for them.
 */
async function wantedChoices(actor: Actor, locale: Locale) {
  const name = locale === "es" ? qualifications.nameEs : qualifications.nameEn;
  const kind = locale === "es" ? documentTypes.nameEs : documentTypes.nameEn;
  const [skills, papers, lists] = await Promise.all([
    database
      .select({ id: qualifications.id, name })
      .from(qualifications)
      .where(isNull(qualifications.archivedAt))
      .orderBy(name),
    database
      .select({ id: documentTypes.id, name: kind })
      .from(documentTypes)
      .where(and(isNull(documentTypes.archivedAt), eq(documentTypes.isHealth, false)))
      .orderBy(kind),
    isPermitted(actor, "list.view") ? offeredLists(actor, locale) : [],
  ]);
  const offered = lists
    .filter(({ purpose }) => purpose !== "deny")
    .map(({ id, name: called }) => ({ id, name: called }));
  return { qualificationIds: skills, documentTypeIds: papers, lists: offered };
}
export type Wanted = Awaited<ReturnType<typeof wantedChoices>>;
