/** Lines of hours worked out from plan, register and decisions; read the same by screens, approvals and files. */
import { and, asc, eq, gte, inArray, isNotNull, isNull, lte, sql, type SQL } from "drizzle-orm";
import { atWork } from "@product/domain/planning/assignments";
import type { Locale } from "@product/domain/locales";
import { titleIn } from "@product/domain/planning/events";
import { presencesOf } from "@product/domain/day/punches";
import { groupOf, isDue, payNights, workedOf } from "@product/domain/day/time-lines";
import type { Instant } from "@product/domain/time/instant";
import { punchCorrections, hoursLines } from "@product/database/tables/day/hours";
import { assignments, events, shifts, slots } from "@product/database/tables/planning/event";
import { legalEntities, roles, venues } from "@product/database/tables/company/master-data";
import { payPolicies } from "@product/database/tables/day/pay";
import { punches } from "@product/database/tables/day/punch";
import { workers } from "@product/database/tables/people/worker";
import { fullName } from "@product/database/workers/full-name";
import { factOf } from "#features/day/punches/queries.server.ts";
import type { Transaction } from "#request/perform.ts";
import { doubtsFor } from "./doubts.server.ts";
import { holidayDays } from "./holiday-days.server.ts";

type Reader = Pick<Transaction, "select">;

/** States of an assignment that held a place when the shift began, whether the worker came or not. */
const hadPlace = ["booked", "accepted", "confirmed", "reconfirm_pending", "no_show", ...atWork] as const;

/** A place has a line once its shift, as it was published, is over. */
export const hasLine = (where: SQL | undefined, now: Date): SQL =>
  and(
    inArray(assignments.state, [...hadPlace]),
    isNotNull(shifts.publishedAt),
    isNull(shifts.cancelledAt),
    lte(shifts.endsAt, now),
    where,
  )!;

export const ofDays = (from: string, until: string): SQL => and(gte(shifts.day, from), lte(shifts.day, until))!;

/** Nobody approves more than this at once, nor reads it on one screen. */
export const mostLines = 400;

/** Those lines whose shift is over; the oldest first. */
export const timeLines = async (tx: Reader, where: SQL | undefined, locale: Locale, now: Date, most = mostLines) =>
  (await pieceOf(tx, where, locale, now, most)).lines;

/** All of them, some at a time. */
export async function* linePieces(tx: Reader, where: SQL | undefined, locale: Locale, now: Date, atOnce = mostLines) {
  for (let after: SQL | undefined, isMore = true; isMore;) {
    const { lines, last } = await pieceOf(tx, and(where, after), locale, now, atOnce);
    if (lines.length > 0) yield lines;
    isMore = last !== undefined;
    after = last === undefined ? undefined : behind(last);
  }
}

const behind = (id: string): SQL =>
  sql`(${shifts.startsAt}, ${workers.listedName}, ${assignments.id}) > (SELECT s.starts_at, w.listed_name, a.id FROM app.assignment a
    JOIN app.shift s ON s.id = a.shift_id JOIN app.worker w ON w.id = a.worker_id WHERE a.id = ${id})`;

/** `last`: where the next piece begins, if there may be one. */
async function pieceOf(tx: Reader, where: SQL | undefined, locale: Locale, now: Date, most: number) {
  const rows = await tx
    .select({
      id: assignments.id,
      workerId: assignments.workerId,
      shiftId: assignments.shiftId,
      shift: { startsAt: shifts.startsAt, endsAt: shifts.endsAt, day: shifts.day, breaks: shifts.breaks },
      eventId: events.id,
      titleEn: events.titleEn,
      titleEs: events.titleEs,
      timeZone: events.timeZone,
      legalEntityId: events.legalEntityId,
      country: legalEntities.country,
      calendarId: sql<string | null>`coalesce(${venues.calendarId}, ${legalEntities.calendarId})`,
      role: locale === "es" ? roles.nameEs : roles.nameEn,
      name: fullName,
      code: workers.code,
      userId: workers.userId,
      decision: hoursLines,
      policy: { roundingMinutes: payPolicies.roundingMinutes, rounding: payPolicies.rounding },
    })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(events, eq(events.id, shifts.eventId))
    .innerJoin(venues, eq(venues.id, events.venueId))
    .innerJoin(legalEntities, eq(legalEntities.id, events.legalEntityId))
    .innerJoin(slots, eq(slots.id, assignments.slotId))
    .innerJoin(roles, eq(roles.id, slots.roleId))
    .innerJoin(workers, eq(workers.id, assignments.workerId))
    .leftJoin(payPolicies, eq(payPolicies.legalEntityId, legalEntities.id))
    .leftJoin(hoursLines, eq(hoursLines.assignmentId, assignments.id))
    .where(hasLine(where, now))
    .orderBy(asc(shifts.startsAt), asc(workers.listedName), asc(assignments.id))
    .limit(most);
  // One after the other: a transaction has one connection, which takes one query at a time.
  const punchesByLine = await punchesFor(tx, rows, now);
  const lineIds = rows.map(({ id }) => id);
  const doubtful = await doubtsFor(tx, lineIds);
  const corrections = await correctionsFor(tx, rows);
  const isHoliday = await holidayDays(tx, rows);
  const lines = rows
    .map(({ shift, titleEn, titleEs, country, calendarId, decision, ...row }) => {
      const plan = {
        startsAt: shift.startsAt.getTime() as Instant,
        endsAt: shift.endsAt.getTime() as Instant,
        breaks: shift.breaks,
      };
      const linePunches = punchesByLine.get(row.id) ?? [];
      const folded = presencesOf(linePunches.map(factOf));
      const doubts = doubtful.get(row.id) ?? [];
      const rules = {
        ...payNights[country],
        zone: row.timeZone,
        isHoliday: (day: string) => isHoliday(calendarId, day),
      };
      const worked = workedOf(folded, plan, rules);
      const waiting = (corrections.get(row.id) ?? []).filter(
        (correction) => !correction.appliedAt && !correction.refusedAt,
      );
      const judged = {
        worked,
        plan,
        oddities: folded.oddities,
        doubts,
        hasOpenCorrection: waiting.length > 0,
        isDisputed: Boolean(decision?.disputedAt),
      };
      return {
        ...row,
        event: titleIn({ titleEn, titleEs }, locale),
        day: shift.day,
        plan,
        worked,
        oddities: folded.oddities,
        doubts,
        presences: folded.presences,
        punches: linePunches,
        corrections: corrections.get(row.id) ?? [],
        group: groupOf(judged),
        decision,
      };
    })
    .filter(({ worked, plan, decision }) => isDue(worked, plan, Boolean(decision?.approvedAt), now.getTime()));
  return { lines, last: rows.length === most ? rows.at(-1)?.id : undefined };
}
export type TimeLine = Awaited<ReturnType<typeof timeLines>>[number];

type Row = { id: string; shift: { startsAt: Date; endsAt: Date } };
const dayMs = 86_400_000;

async function punchesFor(tx: Reader, rows: readonly Row[], now: Date) {
  if (rows.length === 0) return new Map<string, never[]>();
  // The days around the shifts limit which months are read. A punch of long ago may have been voided only lately.
  const from = new Date(Math.min(...rows.map(({ shift }) => shift.startsAt.getTime())) - dayMs);
  const ended = Math.max(...rows.map(({ shift }) => shift.endsAt.getTime()));
  const until = new Date(Math.max(ended + 30 * dayMs, now.getTime() + dayMs));
  const found = await tx
    .select({
      id: punches.id,
      assignmentId: punches.assignmentId,
      legalEntityId: punches.legalEntityId,
      kind: punches.kind,
      at: punches.at,
      voids: punches.voids,
      source: punches.source,
    })
    .from(punches)
    .where(
      and(
        sql`${punches.assignmentId} = ANY(${sql.param(rows.map(({ id }) => id))}::uuid[])`,
        gte(punches.at, from),
        lte(punches.at, until),
      ),
    )
    .orderBy(asc(punches.at), asc(punches.written));
  return Map.groupBy(found, ({ assignmentId }) => assignmentId!);
}

async function correctionsFor(tx: Reader, rows: readonly Row[]) {
  const found = await tx
    .select()
    .from(punchCorrections)
    .where(sql`${punchCorrections.assignmentId} = ANY(${sql.param(rows.map(({ id }) => id))}::uuid[])`)
    .orderBy(asc(punchCorrections.createdAt));
  return Map.groupBy(found, ({ assignmentId }) => assignmentId);
}
