import { and, asc, eq, gt, gte, inArray, isNotNull, lte, ne, or, type SQL } from "drizzle-orm";
import type { Locale } from "@product/domain/locales";
import {
  answersTo,
  isLateWithdrawal,
  isTooLate,
  maySayLate,
  minutesToTakeBack,
  standingOf,
  takenBackUntil,
} from "@product/domain/planning/staffing/answers";
import { placeTaking, takesPlace } from "@product/domain/planning/assignments";
import { database } from "@product/database/client";
import { clockPolicy } from "@product/database/rules/term-in-force";
import { answerLinks } from "@product/database/tables/planning/call-out";
import { assignments, events, shifts, slots } from "@product/database/tables/planning/event";
import { legalEntities, roles, venues, venueZones } from "@product/database/tables/company/master-data";
import { workers } from "@product/database/tables/people/worker";
import { answerTokenOf as tokenOf, calendarTokenOf, workerBehind } from "@product/database/workers/answer-links";
import { openShiftsFor } from "#features/planning/shift-applications/queries.server.ts";
import { swapOf, swappable, swapsFor } from "#features/planning/swaps/queries.server.ts";
import { clockNow } from "#request/clock.ts";
import { isFull, isPlaceGone } from "./room.server.ts";

const mostShown = 100;

/** Data for the page behind a link: questions to answer, and shifts to come. */
export async function answerPage(token: string, locale: Locale) {
  const workerId = await workerBehind(database, token);
  const [worker] = workerId ? await database.select().from(workers).where(eq(workers.id, workerId)) : [];
  if (!worker) return undefined;
  return {
    name: worker.preferredName || worker.firstName,
    ...(await offersOf(worker.id, locale)),
    open: await openShiftsFor(worker.id, locale),
    swaps: await swapsFor(worker.id, locale),
  };
}

/** A worker's open questions and shifts, and the token of their calendar. */
export async function offersOf(workerId: string, locale: Locale, endedSince = clockNow()) {
  const [link] = await database.select().from(answerLinks).where(eq(answerLinks.workerId, workerId));
  const isComing = and(
    gt(shifts.endsAt, endedSince),
    or(
      inArray(assignments.state, [...placeTaking]),
      inArray(assignments.state, ["invited", "waitlisted", "standby", "applied"]),
      and(eq(assignments.state, "withdrawn"), gt(assignments.endedAt, minutesAgo(minutesToTakeBack))),
    ),
  )!;
  const offers = await offersTo(workerId, isComing, locale);
  return {
    calendar: link && calendarTokenOf(workerId, link.number),
    toAnswer: offers.filter(({ standing }) => standing === "asked" || standing === "filled" || standing === "changed"),
    coming: offers.filter(({ standing }) => standing === "yours"),
    waiting: offers.filter(({ standing }) => standing === "waiting"),
    applied: offers.filter(({ standing }) => standing === "applied"),
    standby: offers.filter(({ standing }) => standing === "standby"),
    left: offers.filter(({ takenBackUntil: until }) => until !== undefined),
  };
}

const minutesAgo = (minutes: number) => new Date(clockNow().getTime() - minutes * 60_000);

/** Where they had a place between two moments, over or not. */
export const placesBetween = (workerId: string, from: Date, until: Date, locale: Locale) =>
  offersTo(
    workerId,
    and(inArray(assignments.state, [...placeTaking]), lte(shifts.startsAt, until), gte(shifts.endsAt, from))!,
    locale,
  );

/** The key of their own page, for who is known by their pass; none where nobody has ever told them of anything. */
export async function answerTokenOf(workerId: string): Promise<string | undefined> {
  const [link] = await database.select().from(answerLinks).where(eq(answerLinks.workerId, workerId));
  return link && tokenOf(workerId, link.number);
}

/** One of them, however it stands. */
export async function offerBehind(token: string, offerId: string, locale: Locale) {
  const workerId = await workerBehind(database, token);
  if (!workerId) return undefined;
  const [offer] = await offersTo(workerId, eq(assignments.id, offerId), locale);
  return offer;
}

/** Whether a shift has been offered to colleagues, and what it could be swapped for; nothing where it is not theirs to pass on. */
export async function passingOn(token: string, offer: ShownOffer, locale: Locale) {
  const workerId = await workerBehind(database, token);
  if (!workerId || offer.standing !== "yours" || offer.startsAt <= clockNow()) return undefined;
  return { swap: await swapOf(offer.id), choices: await swappable(workerId, offer.id, locale) };
}

async function offersTo(workerId: string, which: SQL, locale: Locale) {
  const now = clockNow();
  const rows = await database
    .select({
      assignment: assignments,
      shift: shifts,
      event: events,
      venue: venues,
      zone: venueZones.name,
      office: { phone: legalEntities.phone, email: legalEntities.email },
      roleId: slots.roleId,
      clocking: clockPolicy,
      role: locale === "es" ? roles.nameEs : roles.nameEn,
      isFull,
      isPlaceGone,
    })
    .from(assignments)
    .innerJoin(slots, eq(slots.id, assignments.slotId))
    .innerJoin(roles, eq(roles.id, slots.roleId))
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(events, eq(events.id, shifts.eventId))
    .innerJoin(legalEntities, eq(legalEntities.id, events.legalEntityId))
    .innerJoin(venues, eq(venues.id, events.venueId))
    .leftJoin(venueZones, eq(venueZones.id, shifts.zoneId))
    .where(
      and(eq(assignments.workerId, workerId), ne(assignments.state, "staged"), isNotNull(shifts.publishedAt), which),
    )
    .orderBy(asc(shifts.startsAt), asc(assignments.id))
    .limit(mostShown);
  return rows.map(
    ({
      assignment,
      shift,
      event,
      venue,
      zone,
      roleId,
      role,
      clocking,
      isFull: isSlotFull,
      isPlaceGone: isGone,
      office,
    }) => {
      const offer = { ...assignment, startsAt: shift.startsAt, isFull: isSlotFull };
      const until = takenBackUntil(offer);
      const texts = locale === "es" ? [event.titleEs, event.titleEn] : [event.titleEn, event.titleEs];
      return {
        id: assignment.id,
        standing: standingOf(offer, now),
        answers: isTooLate(offer, now) ? [] : answersTo(assignment.state),
        mayBeLate: maySayLate(assignment.state, shift, now),
        lateMinutes: assignment.lateMinutes,
        isLateToLeave: isLateWithdrawal(assignment.state, shift.startsAt, now),
        takenBackUntil: until && until > now && !(isGone && takesPlace(assignment.withdrawnFrom!)) ? until : undefined,
        office,
        respondBy: assignment.respondBy,
        eventId: event.id,
        selfClock: clocking !== "no",
        asksPosition: clocking === "with-position" && venue.latitude !== null && venue.geofenceMetres !== null,
        geofence: {
          latitude: Number(venue.latitude),
          longitude: Number(venue.longitude),
          metres: venue.geofenceMetres ?? 0,
        },
        roleId,
        breaks: shift.breaks,
        event: texts.find(Boolean) ?? "",
        shift: shift.title,
        role,
        place: [venue.name, venue.address, venue.town].filter(Boolean).join(", "),
        zone,
        startsAt: shift.startsAt,
        endsAt: shift.endsAt,
        timeZone: event.timeZone,
        meetingPoint: shift.meetingPoint,
        meetingMinutes: shift.meetingMinutes,
        notes: locale === "es" ? shift.notesEs || shift.notesEn : shift.notesEn || shift.notesEs,
        access:
          locale === "es" ? venue.accessNotesEs || venue.accessNotesEn : venue.accessNotesEn || venue.accessNotesEs,
      };
    },
  );
}
export type ShownOffer = Awaited<ReturnType<typeof offersTo>>[number];
