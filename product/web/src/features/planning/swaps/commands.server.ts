import { and, eq, inArray, lte, notInArray, or } from "drizzle-orm";
import { theSystem, themselves, type Actor } from "@product/domain/actor";
import { maySwitch, placeTaking, takesPlace } from "@product/domain/planning/assignments";
import { afterSwapMove, openSwaps, type SwapMove } from "@product/domain/planning/staffing/swaps";
import { Refused } from "@product/domain/refusals";
import { database } from "@product/database/client";
import { assignments, shifts, slots } from "@product/database/tables/planning/event";
import { swapRequests } from "@product/database/tables/planning/swap";
import { whoAnswers, type AnsweredBy } from "@product/database/workers/answer-links";
import { lockWorker } from "@product/database/workers/lock-worker";
import { callOut } from "#features/planning/call-outs/commands.server.ts";
import { callOutSetting } from "#features/planning/call-outs/queries.server.ts";
import { lockShift } from "#features/planning/shifts/commands.server.ts";
import { clockNow } from "#request/clock.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { exchange, lockSwap, tellBoth, tryExchange, type LockedSwap } from "./exchange.server.ts";
import type { DecideSwapForm } from "./schema.ts";

const illegal = () => new Refused({ code: "assignment.move-illegal" });

/** A worker gives a shift away, or wants a place on another for it. It stays theirs until the office has agreed. */
export const offerSwap = (by: AnsweredBy, offerId: string, wantedSlotId?: string) =>
  perform(themselves, "assignment.offer-swap", async ({ tx, now, subject, recordChange }) => {
    const workerId = await whoAnswers(tx, by);
    const ofWorker = and(eq(assignments.id, offerId), eq(assignments.workerId, workerId ?? ""));
    const [found] = workerId ? await tx.select().from(assignments).where(ofWorker) : [];
    if (!found) throw new Refused({ code: "record.changed-meanwhile" });
    const { shift, event } = await lockShift(tx, found.shiftId);
    await lockWorker(tx, found.workerId);
    const [assignment] = await tx.select().from(assignments).where(ofWorker).for("update");
    const record = subject({ id: offerId, workerId: found.workerId, event });
    const isOffered = and(eq(swapRequests.assignmentId, offerId), inArray(swapRequests.state, [...openSwaps]));
    if (!assignment || !maySwitch(assignment.state, "swapped_out") || shift.startsAt <= now || shift.cancelledAt)
      throw illegal();
    if ((await tx.$count(swapRequests, isOffered)) > 0) throw illegal();
    const wanted = wantedSlotId ? await placeWanted(tx, wantedSlotId, assignment.shiftId, now) : undefined;
    const ends = [shift.startsAt, ...(wanted ? [wanted.startsAt] : [])].map((moment) => moment.getTime());
    await tx.insert(swapRequests).values({
      workerId: assignment.workerId,
      assignmentId: assignment.id,
      kind: wanted ? "swap" : "give",
      wantedSlotId: wanted?.slotId ?? null,
      expiresAt: new Date(Math.min(...ends)),
      createdAt: now,
      updatedAt: now,
    });
    if (wanted) await callOut(tx, now, await holdersOf(tx, wanted.slotId, assignment.workerId));
    recordChange(record, {}, { swap: wanted ? "swap" : "give" });
    return { id: assignment.id };
  });

export const withdrawSwap = (by: AnsweredBy, swapId: string) =>
  perform(themselves, "assignment.withdraw-swap", async ({ tx, now, subject, recordChange }) => {
    const workerId = await whoAnswers(tx, by);
    const { swap, offered } = await lockSwap(tx, swapId);
    if (swap.workerId !== workerId) throw new Refused({ code: "record.changed-meanwhile" });
    const record = subject({ id: offered.assignment.id, workerId: swap.workerId, event: offered.event });
    await move(tx, now, swap, "withdraw");
    recordChange(record, { swap: swap.state }, { swap: "withdrawn" });
    return { id: offered.assignment.id };
  });

/** A colleague takes it, if both may work what they would get; the office agrees, or where it is so set nobody needs to. */
export const takeSwap = (by: AnsweredBy, swapId: string) =>
  perform(themselves, "assignment.take-swap", async ({ tx, now, subject, recordChange }) => {
    const workerId = await whoAnswers(tx, by);
    if (!workerId) throw new Refused({ code: "record.changed-meanwhile" });
    const locked = await lockSwap(tx, swapId, { workerId });
    const { swap, offered, returned } = locked;
    if (swap.workerId === workerId || swap.expiresAt <= now) throw illegal();
    const record = subject({ id: offered.assignment.id, workerId: swap.workerId, event: offered.event });
    await tryExchange(tx, now, locked, workerId);
    await move(tx, now, swap, "take", {
      peerId: workerId,
      peerAssignmentId: returned?.assignment.id ?? null,
      answeredAt: now,
    });
    recordChange(record, { swap: swap.state }, { swap: "accepted_by_peer" });
    if ((await callOutSetting(tx)).swapsByThemselves) await complete(theSystem, swapId);
    return { id: offered.assignment.id };
  });

export const agreeSwap = (actor: Actor, { swapId, version }: DecideSwapForm) => complete(actor, swapId, version);

const complete = (actor: Actor, swapId: string, version?: number) =>
  perform(actor, "assignment.agree-swap", async ({ tx, now, subject, recordChange }) => {
    const locked = await lockSwap(tx, swapId);
    const { swap, offered, returned, peerId } = locked;
    for (const { assignment, event } of sidesOf(locked))
      subject({ id: assignment.id, workerId: assignment.workerId, event });
    ensureRead(swap, version);
    await move(tx, now, swap, "agree", { decidedAt: now });
    if (!peerId) throw illegal();
    await tellBoth(tx, now, await exchange(tx, now, locked, peerId));
    for (const { assignment, event } of [offered, ...(returned ? [returned] : [])])
      recordChange(
        { id: assignment.id, workerId: assignment.workerId, event },
        { state: assignment.state },
        { state: "swapped_out" },
      );
    return { id: offered.assignment.id };
  });

export const declineSwap = (actor: Actor, { swapId, version }: DecideSwapForm) =>
  perform(actor, "assignment.decline-swap", async ({ tx, now, subject, recordChange }) => {
    const locked = await lockSwap(tx, swapId);
    const { swap, offered } = locked;
    const record = subject({ id: offered.assignment.id, workerId: swap.workerId, event: offered.event });
    ensureRead(swap, version);
    await move(tx, now, swap, "decline", { decidedAt: now });
    const stays = sidesOf(locked).filter(({ assignment }) => takesPlace(assignment.state));
    await callOut(
      tx,
      now,
      stays.map(({ assignment }) => ({ id: assignment.id, kind: "swap-declined" as const })),
    );
    recordChange(record, { swap: swap.state }, { swap: "declined" });
    return { id: offered.assignment.id };
  });

/** Those whose time is over, and those whose shift is no longer theirs to pass on. */
export async function expireSwaps(): Promise<void> {
  const due = await database
    .select({ id: swapRequests.id })
    .from(swapRequests)
    .innerJoin(assignments, eq(assignments.id, swapRequests.assignmentId))
    .where(
      and(
        inArray(swapRequests.state, [...openSwaps]),
        or(lte(swapRequests.expiresAt, clockNow()), notInArray(assignments.state, [...placeTaking])),
      ),
    )
    .limit(500);
  for (const { id } of due)
    await perform(theSystem, "assignment.expire-swap", async ({ tx, now, subject, recordChange }) => {
      const { swap, offered } = await lockSwap(tx, id);
      const record = subject({ id: offered.assignment.id, workerId: swap.workerId, event: offered.event });
      await move(tx, now, swap, "expire");
      recordChange(record, { swap: swap.state }, { swap: "expired" });
    }).catch((error: unknown) => {
      // Answered in the same moment.
      if (!(error instanceof Refused)) throw error;
    });
}

const sidesOf = ({ offered, returned }: LockedSwap) => [offered, ...(returned ? [returned] : [])];

function ensureRead({ version }: LockedSwap["swap"], read: number | undefined): void {
  if (read !== undefined && read !== version) throw new Refused({ code: "record.changed-meanwhile" });
}

type Columns = Partial<typeof swapRequests.$inferInsert>;

async function move(tx: Transaction, now: Date, swap: LockedSwap["swap"], by: SwapMove, columns: Columns = {}) {
  const state = afterSwapMove(swap.state, by);
  if (!state) throw illegal();
  await tx
    .update(swapRequests)
    .set({ ...columns, state, version: swap.version + 1, updatedAt: now })
    .where(eq(swapRequests.id, swap.id));
}

async function placeWanted(tx: Transaction, slotId: string, shiftId: string, now: Date) {
  const [wanted] = await tx
    .select({ slotId: slots.id, shiftId: shifts.id, startsAt: shifts.startsAt })
    .from(slots)
    .innerJoin(shifts, eq(shifts.id, slots.shiftId))
    .where(eq(slots.id, slotId));
  if (!wanted || wanted.shiftId === shiftId || wanted.startsAt <= now) throw illegal();
  return wanted;
}

const mostAsked = 50;

/** Those on the wanted place, who are told that a colleague would swap. */
async function holdersOf(tx: Transaction, slotId: string, askerId: string) {
  const rows = await tx
    .select({ id: assignments.id, workerId: assignments.workerId })
    .from(assignments)
    .where(and(eq(assignments.slotId, slotId), inArray(assignments.state, ["booked", "accepted", "confirmed"])))
    .limit(mostAsked);
  return rows.filter(({ workerId }) => workerId !== askerId).map(({ id }) => ({ id, kind: "swap-asked" as const }));
}
