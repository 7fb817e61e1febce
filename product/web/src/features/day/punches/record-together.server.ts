/** Writes the punches of many people at one event as `recordPunch` writes one: all of them or none, in a few statements. */
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { placeTaking } from "@product/domain/planning/assignments";
import { amongIds } from "@product/database/among";
import { makeRoomFor } from "@product/database/register/months";
import { assignments, shifts, type events } from "@product/database/tables/planning/event";
import { punches } from "@product/database/tables/day/punch";
import { lockWorkers } from "@product/database/workers/lock-worker";
import { clockNow } from "#request/clock.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { followUp, tellOffice } from "./follow-up.server.ts";
import { keepScans } from "./keep-scans.server.ts";
import { auditFieldsOf, type NewPunch } from "./new-punch.server.ts";
import { ensureNotOvertaken, lockNames, sentBefore } from "./sent-before.server.ts";

type Made = NewPunch & { at: Date };

/** `beside` is done with them, or not at all. */
export async function recordPunches(
  actor: Actor,
  event: typeof events.$inferSelect,
  all: readonly Made[],
  beside: () => Promise<void>,
): Promise<void> {
  if (all.length === 0) return;
  await perform(actor, "punch.record", async ({ tx, now, subject, recordChange }) => {
    const people = await lockWorkers(
      tx,
      all.map(({ workerId }) => workerId),
    );
    const receivedAt = clockNow();
    const about = (workerId: string) => ({ workerId, legalEntityId: people.get(workerId)!.legalEntityId, event });
    await lockNames(
      tx,
      all.map(({ clientId }) => clientId),
    );
    const known = await sentBefore(tx, all);
    for (const { id, workerId } of known.values()) recordChange(subject({ id, ...about(workerId) }), {}, {});
    const fresh = all.filter(({ clientId }) => !known.has(clientId));
    if (fresh.length === 0) return;
    await ensureNotOvertaken(tx, fresh, now);
    const placesByWorker = await placesAt(tx, event.id, [...people.keys()]);
    const months = new Map(fresh.map(({ at }) => [at.toISOString().slice(0, 7), at]));
    for (const at of months.values()) await makeRoomFor(tx, at);
    const rows = fresh.map((punch) => {
      const place = nearestPlace(placesByWorker.get(punch.workerId) ?? [], punch.at);
      const { legalEntityId } = about(punch.workerId);
      const where = { shiftId: place?.shiftId ?? null, assignmentId: place?.id ?? null, timeZone: event.timeZone };
      return { ...punch, ...where, legalEntityId, receivedAt, actorId: actor.kind === "person" ? actor.id : null };
    });
    const written = await tx.insert(punches).values(rows).returning();
    await keepScans(tx, written, fresh);
    await followUp(
      tx,
      written.map(({ assignmentId }) => assignmentId),
      now,
    );
    await tellOffice(tx, written);
    for (const punch of written)
      recordChange(subject({ id: punch.id, ...about(punch.workerId) }), undefined, auditFieldsOf(punch));
    await beside();
  });
}

async function placesAt(tx: Transaction, eventId: string, workerIds: readonly string[]) {
  const found = await tx
    .select({
      id: assignments.id,
      workerId: assignments.workerId,
      shiftId: assignments.shiftId,
      startsAt: shifts.startsAt,
      endsAt: shifts.endsAt,
    })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .where(
      and(
        amongIds(assignments.workerId, workerIds),
        eq(shifts.eventId, eventId),
        inArray(assignments.state, [...placeTaking, "no_show"]),
      ),
    )
    .orderBy(sql`${assignments.state} = 'no_show'`, asc(shifts.startsAt));
  return Map.groupBy(found, ({ workerId }) => workerId);
}

const hourMs = 3_600_000;

/** The shift that someone came for: the nearest, from some hours before it to some hours after, the earlier of two as near. */
function nearestPlace<Place extends { startsAt: Date; endsAt: Date }>(places: readonly Place[], at: Date) {
  const far = ({ startsAt, endsAt }: Place) =>
    Math.max(startsAt.getTime() - at.getTime(), at.getTime() - endsAt.getTime(), 0);
  return places
    .filter(
      ({ startsAt, endsAt }) =>
        at.getTime() >= startsAt.getTime() - 4 * hourMs && at.getTime() <= endsAt.getTime() + 6 * hourMs,
    )
    .toSorted((a, b) => far(a) - far(b))[0];
}
