import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { stillThere } from "@product/domain/planning/assignments";
import { isEnded, titleIn } from "@product/domain/planning/events";
import { planned, shiftState } from "@product/domain/planning/shifts";
import { database } from "@product/database/client";
import { eventPlaces } from "@product/database/filters/event-columns";
import { assignments, events, shifts, slots } from "@product/database/tables/planning/event";
import { workers } from "@product/database/tables/people/worker";
import { fullName } from "@product/database/workers/full-name";
import { candidatesFor } from "#features/planning/assignments/queries.server.ts";
import { permittedRowsAt } from "#request/who-may.ts";
import { nextSteps } from "./steps.server.ts";

/** Whether there is something of one's own to take back, or to do again. */
export async function stepsOf(actor: Actor) {
  const [undo, redo] = await Promise.all([nextSteps(database, actor, "undo"), nextSteps(database, actor, "redo")]);
  return { undo: undo.length > 0, redo: redo.length > 0 };
}

/** A shift that may be moved, as it is planned now; undefined where it is over or not the reader's. */
export async function movableShift(actor: Actor, id: string, locale: Locale) {
  const [row] = await database
    .select({ shift: shifts, event: events })
    .from(shifts)
    .innerJoin(events, eq(events.id, shifts.eventId))
    .where(and(eq(shifts.id, id), isNull(shifts.cancelledAt), permittedRowsAt(actor, "shift.edit", eventPlaces)));
  if (!row || isEnded(row.event.status)) return undefined;
  const { shift, event } = row;
  const { startsAt, endsAt, title } = planned({
    ...shift,
    startsAt: shift.startsAt.getTime(),
    endsAt: shift.endsAt.getTime(),
  });
  const here = and(eq(assignments.shiftId, id), inArray(assignments.state, [...stillThere]));
  return {
    id,
    title,
    startsAt,
    endsAt,
    version: shift.version,
    state: shiftState(shift),
    eventId: event.id,
    event: titleIn(event, locale),
    entityId: event.legalEntityId,
    timeZone: event.timeZone,
    people: await database.$count(assignments, here),
  };
}
export type MovableShift = NonNullable<Awaited<ReturnType<typeof movableShift>>>;

/** The holder of a place, and the workers who could take it instead. */
export async function givablePlace(actor: Actor, { id, entityId }: MovableShift, assignmentId: string) {
  const [row] = await database
    .select({ id: assignments.id, version: assignments.version, state: assignments.state, name: fullName, slot: slots })
    .from(assignments)
    .innerJoin(slots, eq(slots.id, assignments.slotId))
    .innerJoin(workers, eq(workers.id, assignments.workerId))
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(events, eq(events.id, shifts.eventId))
    .where(
      and(
        eq(assignments.id, assignmentId),
        eq(assignments.shiftId, id),
        permittedRowsAt(actor, "assignment.delete", eventPlaces),
      ),
    );
  if (!row) return undefined;
  const { slot, ...place } = row;
  return { ...place, candidates: await candidatesFor(actor, slot, entityId) };
}
