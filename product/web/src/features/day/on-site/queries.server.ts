/** People at work now and people who should be, by the assignment state that their punches led to. */
import { and, asc, eq, exists, gt, gte, inArray, isNotNull, isNull, lt, not, or, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import type { AssignmentState } from "@product/domain/planning/assignments";
import { titleIn } from "@product/domain/planning/events";
import { database } from "@product/database/client";
import { eventPlaces } from "@product/database/filters/event-columns";
import { assignments, shifts } from "@product/database/tables/planning/event";
import { workers } from "@product/database/tables/people/worker";
import { countPeople, peopleRows } from "#features/planning/unanswered-offers/queries.server.ts";
import { timeOf } from "#i18n/format.ts";
import { clockNow } from "#request/clock.ts";
import { mostInFigure, type FigureRow, type RowsAsked } from "#request/slices/figures.ts";
import { permittedRowsAt } from "#request/who-may.ts";

const there: AssignmentState[] = ["checked_in", "on_break"];
const expected: AssignmentState[] = ["booked", "accepted", "confirmed", "reconfirm_pending"];
/** A worker still clocked in after this time has forgotten to clock out; the hours show it. */
const forgottenAfterMs = 14 * 3_600_000;
const lateAfterMs = 10 * 60_000;

const before = (ms: number) => new Date(clockNow().getTime() - ms);
const seen = (actor: Actor) => permittedRowsAt(actor, "checkin.view", eventPlaces);

const isThere = (actor: Actor) =>
  and(inArray(assignments.state, there), gt(shifts.endsAt, before(forgottenAfterMs)), seen(actor));

/** No shift is longer. */
const longestMs = 36 * 3_600_000;

const isAwaited = (actor: Actor) =>
  and(
    inArray(assignments.state, expected),
    isNotNull(shifts.publishedAt),
    isNull(shifts.cancelledAt),
    gt(shifts.endsAt, clockNow()),
    not(isInForAnother()),
    seen(actor),
  );
/** A worker who stays on from one shift to the next does not arrive again. */
const isInForAnother = () => {
  const [other, its] = [alias(assignments, "other"), alias(shifts, "its")];
  return exists(
    database
      .select({ id: other.id })
      .from(other)
      .innerJoin(its, eq(its.id, other.shiftId))
      .where(
        and(
          eq(other.workerId, assignments.workerId),
          inArray(other.state, there),
          eq(its.eventId, shifts.eventId),
          gt(its.endsAt, before(forgottenAfterMs)),
        ),
      ),
  );
};
const isMissed = () => and(lt(shifts.startsAt, before(lateAfterMs)), gt(shifts.startsAt, before(longestMs)));
/** A worker who announced a delay counts as late before they count as missing. */
const hasSaidSo = () => and(isNotNull(assignments.lateMinutes), gte(shifts.startsAt, before(lateAfterMs)));

const saidText = (minutes: number): Record<Locale, string> => ({
  en: `says ${minutes} min late`,
  es: `avisa: ${minutes} min tarde`,
});

async function rowsOf(
  condition: SQL | undefined,
  { locale, limit, offset }: Pick<RowsAsked, "locale" | "limit" | "offset">,
): Promise<FigureRow[]> {
  const order = [asc(shifts.startsAt), asc(workers.listedName), asc(assignments.id)];
  const rows = await peopleRows(condition, order, { locale, limit, offset });
  return rows.map(({ id, name, lateMinutes, shift, event, role }) => ({
    id,
    name,
    about: [
      role,
      titleIn(event, locale),
      timeOf(shift.startsAt, locale, event.timeZone),
      ...(lateMinutes === null ? [] : [saidText(lateMinutes)[locale]]),
    ],
    day: shift.day,
    at: `/admin/events/${event.id}/check-in`,
    n: 1,
  }));
}

export const onSite = (actor: Actor) => countPeople(isThere(actor));
export const onSiteRows = (actor: Actor, options: RowsAsked) => rowsOf(isThere(actor), options);
/** Each by an index of its own: as one question it would read every shift to come. */
export async function lateArrivals(actor: Actor) {
  const parts = [isMissed(), hasSaidSo()].map((part) => countPeople(and(isAwaited(actor), part)));
  const [missed, announced] = await Promise.all(parts);
  return { n: missed!.n + announced!.n, most: mostInFigure };
}
export const lateArrivalRows = (actor: Actor, options: RowsAsked) =>
  rowsOf(and(isAwaited(actor), or(isMissed(), hasSaidSo())), options);
