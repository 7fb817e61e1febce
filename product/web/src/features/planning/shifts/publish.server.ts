import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { theSystem, type Actor } from "@product/domain/actor";
import { oncePublished } from "@product/domain/planning/events";
import { Refused } from "@product/domain/refusals";
import { assignments, events, shifts, slots } from "@product/database/tables/planning/event";
import { workers } from "@product/database/tables/people/worker";
import { callOut, ensureBelowWeeklyLimit, standingNow } from "#features/planning/call-outs/commands.server.ts";
import {
  ensureCurrent,
  ensureOpen,
  lockEvent,
  touchEvent,
  type Event,
} from "#features/planning/events/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { whoIsDue } from "./due.server.ts";
import type { Shift } from "./lock.server.ts";
import { publishAll, type Published, type Told } from "./publish-all.server.ts";

export type Seen = { id: string; version: number };

export const publishShift = (actor: Actor, id: string, version: number) => publishShifts(actor, [{ id, version }]);

/**
 * Makes what is planned count, all of it or nothing, as it was seen: whatever somebody changed meanwhile is asked about again.
 * Everyone on these shifts gets one letter.
 */
export const publishShifts = (actor: Actor, seen: readonly Seen[]) =>
  perform(actor, "shift.publish", async ({ tx, now, subject, about, recordChange }) => {
    const locked = await lockAll(tx, seen);
    for (const { shift, event } of locked) {
      subject({ id: shift.id, event });
      ensureOpen(event);
      if (shift.cancelledAt) throw new Refused({ code: "shift.over" });
      if ((shift.pending?.startsAt ?? 0) > now.getTime())
        about({ id: shift.id, event }, await whoIsDue(tx, [shift], now));
    }
    const changing = locked.filter(({ shift }) => shift.pending !== null).map(({ shift }) => shift.id);
    const standing = await standingNow(tx, changing);
    const { published, notices } = await publishAll(tx, locked, naming(locked.length), now);
    for (const { shift, event, before, values } of published)
      recordChange(
        { id: shift.id, event },
        { published: shift.publishedAt !== null, ...before },
        { published: true, ...values },
      );
    const invited = notices.filter(({ kind }) => kind === "invited").map(({ workerId }) => workerId);
    await ensureBelowWeeklyLimit(tx, now, invited);
    await callOut(tx, now, notices, standing);
    for (const event of new Map(locked.map((each) => [each.event.id, each.event])).values()) {
      if (await tellsOfWork(tx, published, notices, event)) await settle(tx, event);
      await touchEvent(tx, event.id, now);
    }
    return { id: locked[0]!.event.id };
  });

/** A shift without places tells nobody that they work, and says nothing of whether the event takes place. */
async function tellsOfWork(tx: Transaction, published: readonly Published[], notices: readonly Told[], event: Event) {
  const shiftIds = published.filter((each) => each.event.id === event.id).map(({ shift }) => shift.id);
  if (notices.some(({ shiftId }) => shiftIds.includes(shiftId))) return true;
  return (await tx.$count(slots, and(inArray(slots.shiftId, shiftIds), gt(slots.target, 0)))) > 0;
}

/** By the same act, whoever publishes: the trail of the event tells how it went on. */
async function settle(tx: Transaction, event: Event): Promise<void> {
  const status = oncePublished(event.status);
  if (status === event.status) return;
  await tx.update(events).set({ status }).where(eq(events.id, event.id));
  await perform(theSystem, "event.move-on", async ({ recordChange }) =>
    recordChange(event, { status: event.status }, { status }),
  );
}

type Locked = { shift: Shift; event: Event };

/** Events, their shifts, the people on them: each in one order, as everyone takes them, so that nobody waits in a ring. */
async function lockAll(tx: Transaction, seen: readonly Seen[]): Promise<Locked[]> {
  const ids = seen.map(({ id }) => id);
  const these = inArray(shifts.id, ids);
  const found = await tx.selectDistinct({ eventId: shifts.eventId }).from(shifts).where(these).orderBy(shifts.eventId);
  const byId = new Map<string, Event>();
  for (const { eventId } of found) byId.set(eventId, await lockEvent(tx, eventId));
  const rows = await tx.select().from(shifts).where(these).orderBy(shifts.id).for("update");
  for (const { id, version } of seen) {
    const row = rows.find((each) => each.id === id);
    if (!row) throw new Refused({ code: "record.changed-meanwhile" });
    ensureCurrent(row, version);
  }
  const on = tx.select({ id: assignments.workerId }).from(assignments).where(inArray(assignments.shiftId, ids));
  await tx
    .select({ id: workers.id })
    .from(workers)
    .where(inArray(workers.id, on))
    .orderBy(asc(workers.id))
    .for("update");
  return rows
    .toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .map((shift) => ({ shift, event: byId.get(shift.eventId)! }));
}

/** If many shifts are published at once, names the one that stops the others. */
const naming =
  (of: number) =>
  async <Result>({ title, day }: Shift, work: () => Result | Promise<Result>): Promise<Result> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refused) || of === 1) throw error;
      throw new Refused(
        { code: "rota.held-up", shift: `${title} (${day.slice(8)}/${day.slice(5, 7)})` },
        ...error.refusals,
      );
    }
  };
