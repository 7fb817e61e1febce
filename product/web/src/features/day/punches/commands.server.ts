import { and, eq, inArray, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import type { ConflictReason } from "@product/domain/day/conflicts";
import { undoMs, type PunchKind } from "@product/domain/day/punches";
import type { Position } from "@product/domain/day/positions";
import { placeTaking } from "@product/domain/planning/assignments";
import type { EventPlace } from "@product/domain/planning/event-acts";
import { Refused } from "@product/domain/refusals";
import { usualZone } from "@product/domain/time/zone";
import { database } from "@product/database/client";
import { makeRoomFor } from "@product/database/register/months";
import { assignments, events, shifts } from "@product/database/tables/planning/event";
import { legalEntities } from "@product/database/tables/company/master-data";
import { punches } from "@product/database/tables/day/punch";
import { punchPositions } from "@product/database/tables/day/punch-position";
import { lockWorker } from "@product/database/workers/lock-worker";
import { clockNow } from "#request/clock.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { followUp, tellOffice } from "./follow-up.server.ts";
import { keepScans } from "./keep-scans.server.ts";
import { auditFieldsOf, type NewPunch } from "./new-punch.server.ts";
import type { Punch } from "./queries.server.ts";
import { ensureNotOvertaken, lockNames, sentBefore } from "./sent-before.server.ts";

export { Overtaken, type NewPunch } from "./new-punch.server.ts";
export { recordPunches } from "./record-together.server.ts";

export type Recorded = { id: string; at: string; kind: PunchKind; isRepeat: boolean };

/**
 * Writes what happened, whether it fits or not: what is odd about it is told by whoever reads it. The worker is locked, and then
 * the assignment, in the order in which everyone takes them.
 */
export async function recordPunch(actor: Actor, newPunch: NewPunch, odd?: ConflictReason): Promise<Recorded> {
  const known = repeated((await sentBefore(database, [newPunch])).get(newPunch.clientId));
  if (known) return known;
  return perform(actor, "punch.record", async ({ tx, now, subject, recordChange }) => {
    const worker = await lockWorker(tx, newPunch.workerId);
    // Not the moment when it began to wait: an approval that went first has not seen it.
    const receivedAt = clockNow();
    const event = await eventOf(tx, newPunch.eventId);
    await lockNames(tx, [newPunch.clientId]);
    const again = repeated((await sentBefore(tx, [newPunch])).get(newPunch.clientId));
    const { legalEntityId } = worker;
    const about = { workerId: worker.id, legalEntityId, event };
    if (again) {
      recordChange(subject({ id: again.id, ...about }), {}, {});
      return again;
    }
    await ensureNotOvertaken(tx, [newPunch], now);
    const at = newPunch.at ?? now;
    const assignment = event && (await assignmentAt(tx, worker.id, event.id, at));
    await makeRoomFor(tx, at);
    const [punch] = await tx
      .insert(punches)
      .values({
        ...newPunch,
        legalEntityId,
        shiftId: assignment?.shiftId ?? null,
        assignmentId: assignment?.id ?? null,
        at,
        receivedAt,
        timeZone: event?.timeZone ?? (await zoneOf(tx, legalEntityId)),
        actorId: actor.kind === "person" ? actor.id : null,
      })
      .returning();
    if (newPunch.position && event)
      await tx
        .insert(punchPositions)
        .values({ ...columnsOf(newPunch.position), punchId: punch!.id, workerId: worker.id, eventId: event.id, at });
    await keepScans(tx, [punch!], [newPunch]);
    await followUp(tx, [punch!.assignmentId], now);
    await tellOffice(tx, [punch!], odd);
    recordChange(subject({ id: punch!.id, ...about }), undefined, auditFieldsOf(punch!));
    return { id: punch!.id, at: at.toISOString(), kind: newPunch.kind, isRepeat: false };
  });
}

const columnsOf = ({ latitude, longitude, accuracyMetres }: Position) => ({
  latitude: latitude.toFixed(5),
  longitude: longitude.toFixed(5),
  accuracyMetres,
});

type Voiding = { punchId: string; clientId: string; deviceId?: string | undefined; hasWaited?: boolean };

/** Takes a punch back: by the device, or the person, that made it, and within two minutes unless it was in time and had to wait. */
export const voidPunch = (actor: Actor, { punchId, clientId, deviceId, hasWaited }: Voiding): Promise<{ id: string }> =>
  perform(actor, "punch.void", async ({ tx, now, subject, recordChange }) => {
    const [aim] = await tx.select().from(punches).where(eq(punches.id, punchId));
    if (!aim) throw new Refused({ code: "record.changed-meanwhile" });
    await lockWorker(tx, aim.workerId);
    const receivedAt = clockNow();
    const { workerId, legalEntityId, eventId } = aim;
    const event = await eventOf(tx, eventId ?? undefined);
    const subjectOf = (id: string) => subject({ id, workerId, legalEntityId, event });
    const [voided] = await tx.select().from(punches).where(eq(punches.voids, punchId));
    if (voided?.clientId === clientId) {
      recordChange(subjectOf(voided.id), {}, {});
      return { id: voided.id };
    }
    if (voided || aim.kind === "void") throw new Refused({ code: "punch.voided" });
    const actorId = actor.kind === "person" ? actor.id : null;
    if (aim.deviceId !== (deviceId ?? null) || aim.actorId !== actorId) throw new Refused({ code: "punch.not-yours" });
    if (!hasWaited && now.getTime() - aim.receivedAt.getTime() > undoMs)
      throw new Refused({ code: "punch.void-late", minutes: undoMs / 60_000 });
    await makeRoomFor(tx, now);
    const {
      id: _id,
      written: _written,
      transaction: _transaction,
      insideRadius: _inside,
      wasKept: _kept,
      ...same
    } = aim;
    const [punch] = await tx
      .insert(punches)
      .values({ ...same, kind: "void", voids: punchId, clientId, at: now, receivedAt })
      .returning();
    await followUp(tx, [punch!.assignmentId], now);
    await tellOffice(tx, [punch!]);
    recordChange(subjectOf(punch!.id), undefined, { ...auditFieldsOf(punch!), voids: punchId });
    return { id: punch!.id };
  });

const repeated = (punch: Pick<Punch, "id" | "at" | "kind"> | undefined): Recorded | undefined =>
  punch && { id: punch.id, at: punch.at.toISOString(), kind: punch.kind, isRepeat: true };

type EventOfPunch = EventPlace & Pick<typeof events.$inferSelect, "timeZone">;

async function eventOf(tx: Transaction, eventId: string | undefined): Promise<EventOfPunch | undefined> {
  if (!eventId) return undefined;
  const [event] = await tx.select().from(events).where(eq(events.id, eventId));
  return event;
}

async function zoneOf(tx: Transaction, entityId: string) {
  const [entity] = await tx.select().from(legalEntities).where(eq(legalEntities.id, entityId));
  return entity?.timeZone ?? usualZone;
}

/** The shift that someone came for: the nearest of that event, from some hours before it to some hours after. */
async function assignmentAt(tx: Transaction, workerId: string, eventId: string, at: Date) {
  const [assignment] = await tx
    .select({ id: assignments.id, shiftId: assignments.shiftId })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .where(
      and(
        eq(assignments.workerId, workerId),
        eq(shifts.eventId, eventId),
        inArray(assignments.state, [...placeTaking]),
        sql`${at}::timestamptz BETWEEN ${shifts.startsAt} - interval '4 hours' AND ${shifts.endsAt} + interval '6 hours'`,
      ),
    )
    .orderBy(
      sql`greatest(${shifts.startsAt} - ${at}::timestamptz, ${at}::timestamptz - ${shifts.endsAt}, interval '0')`,
      shifts.startsAt,
    )
    .limit(1);
  return assignment;
}
