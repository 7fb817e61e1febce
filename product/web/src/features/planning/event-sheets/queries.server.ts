import { and, asc, eq, inArray } from "drizzle-orm";
import type { Locale } from "@product/domain/locales";
import { placeTaking } from "@product/domain/planning/assignments";
import { database } from "@product/database/client";
import { assignments, events, shifts } from "@product/database/tables/planning/event";
import { venues } from "@product/database/tables/company/master-data";
import { workers } from "@product/database/tables/people/worker";
import { fullName } from "@product/database/workers/full-name";
import type { EventFrame } from "#features/planning/events/queries.server.ts";
import { shiftsOf } from "#features/planning/shifts/queries.server.ts";

/** Data for the printed sheets of an event: published shifts with their people. No contacts, no pay. */
export async function sheetOf(frame: EventFrame, language: Locale, madeAt: Date) {
  const [place] = await database
    .select({ venue: venues })
    .from(events)
    .innerJoin(venues, eq(venues.id, events.venueId))
    .where(eq(events.id, frame.id));
  const [all, people] = await Promise.all([shiftsOf(frame.id, language), peopleOf(frame.id)]);
  const { venue } = place!;
  const either = (es: string, en: string) => (language === "es" ? es || en : en || es);
  return {
    language,
    madeAt,
    title: either(frame.titles.titleEs, frame.titles.titleEn),
    code: frame.code,
    company: frame.entity,
    client: frame.client,
    venue: [venue.name, venue.address, venue.town].filter(Boolean).join(", "),
    access: either(venue.accessNotesEs, venue.accessNotesEn),
    managers: frame.managers,
    timeZone: frame.timeZone,
    shifts: all
      .filter(({ state }) => state !== "draft" && state !== "cancelled")
      .map((shift) => ({
        title: shift.title,
        zone: shift.zone,
        startsAt: new Date(shift.startsAt),
        endsAt: new Date(shift.endsAt),
        meetingPoint: shift.meetingPoint,
        meetingMinutes: shift.meetingMinutes,
        notes: either(shift.notesEs, shift.notesEn),
        roles: shift.slots.map(({ id, role, target, confirmed, agencySeats }) => ({
          role,
          agencySeats,
          free: Math.max(0, target - confirmed),
          people: people.filter(({ slotId }) => slotId === id).map(({ name, code }) => ({ name, code })),
        })),
      })),
  };
}
export type Sheet = Awaited<ReturnType<typeof sheetOf>>;

const peopleOf = (eventId: string) =>
  database
    .select({ slotId: assignments.slotId, name: fullName, code: workers.code })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(workers, eq(workers.id, assignments.workerId))
    .where(and(eq(shifts.eventId, eventId), inArray(assignments.state, [...placeTaking])))
    .orderBy(asc(workers.listedName));
