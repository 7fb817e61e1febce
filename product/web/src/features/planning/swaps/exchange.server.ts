/** Exchanges shifts between two workers: judged for both before anything is promised, and done as a whole. */
import { and, eq, inArray } from "drizzle-orm";
import { maySwitch, placeTaking } from "@product/domain/planning/assignments";
import { inTheWay } from "@product/domain/planning/rota/finding-overrides";
import { hoursUntil } from "@product/domain/planning/shifts";
import { Refused } from "@product/domain/refusals";
import { assignments, shifts, slots } from "@product/database/tables/planning/event";
import { swapRequests } from "@product/database/tables/planning/swap";
import { lockWorker } from "@product/database/workers/lock-worker";
import { callOut } from "#features/planning/call-outs/commands.server.ts";
import { ensureOpen, lockEvent, touchEvent, type Event } from "#features/planning/events/commands.server.ts";
import { findingsInPlace } from "#features/planning/shifts/commands.server.ts";
import type { Transaction } from "#request/perform.ts";

type Side = {
  assignment: typeof assignments.$inferSelect;
  slot: typeof slots.$inferSelect;
  shift: typeof shifts.$inferSelect;
  event: Event;
};

/** Events, shifts and workers in the order of everyone, then the request itself and what each side holds. */
export async function lockSwap(tx: Transaction, swapId: string, peer?: { workerId: string }) {
  const [found] = await tx.select().from(swapRequests).where(eq(swapRequests.id, swapId));
  if (!found) throw new Refused({ code: "record.changed-meanwhile" });
  const peerId = peer?.workerId ?? found.peerId;
  const returnedId = found.wantedSlotId && peerId ? await heldIn(tx, found.wantedSlotId, peerId) : undefined;
  const ids = [found.assignmentId, ...(returnedId ? [returnedId] : [])];
  const rows = await tx
    .select({ shiftId: shifts.id, eventId: shifts.eventId })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .where(inArray(assignments.id, ids));
  const events = new Map<string, Event>();
  for (const id of [...new Set(rows.map(({ eventId }) => eventId))].toSorted()) events.set(id, await lockEvent(tx, id));
  const shiftIds = rows.map(({ shiftId }) => shiftId);
  const locked = await tx.select().from(shifts).where(inArray(shifts.id, shiftIds)).orderBy(shifts.id).for("update");
  for (const id of [found.workerId, ...(peerId ? [peerId] : [])].toSorted()) await lockWorker(tx, id);
  const [swap] = await tx.select().from(swapRequests).where(eq(swapRequests.id, swapId)).for("update");
  const sideOf = async (id: string): Promise<Side> => {
    const [assignment] = await tx.select().from(assignments).where(eq(assignments.id, id)).for("update");
    const shift = locked.find((each) => each.id === assignment?.shiftId);
    if (!assignment || !shift) throw new Refused({ code: "record.changed-meanwhile" });
    const [slot] = await tx.select().from(slots).where(eq(slots.id, assignment.slotId));
    return { assignment, slot: slot!, shift, event: events.get(shift.eventId)! };
  };
  const offered = await sideOf(found.assignmentId);
  const returned = returnedId ? await sideOf(returnedId) : undefined;
  return { swap: swap!, offered, returned, peerId };
}
export type LockedSwap = Awaited<ReturnType<typeof lockSwap>>;

async function heldIn(tx: Transaction, slotId: string, workerId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: assignments.id })
    .from(assignments)
    .where(
      and(
        eq(assignments.slotId, slotId),
        eq(assignments.workerId, workerId),
        inArray(assignments.state, [...placeTaking]),
      ),
    );
  return row?.id;
}

/** Refused where either may not work what they would get; nothing stays of the trial. */
export async function tryExchange(tx: Transaction, now: Date, locked: LockedSwap, peerId: string): Promise<void> {
  try {
    await tx.transaction(async (inner) => {
      await exchange(inner, now, locked, peerId);
      throw new Tried();
    });
  } catch (error) {
    if (!(error instanceof Tried)) throw error;
  }
}
class Tried extends Error {}

/** Both leave what they had, then each gets the other's, judged with what they work by then. */
export async function exchange(tx: Transaction, now: Date, { swap, offered, returned }: LockedSwap, peerId: string) {
  const sides = [offered, ...(returned ? [returned] : [])];
  if (swap.kind === "swap" && !returned) throw new Refused({ code: "assignment.move-illegal" });
  for (const { assignment, shift, event } of sides) {
    ensureOpen(event);
    if (!maySwitch(assignment.state, "swapped_out") || shift.cancelledAt || shift.startsAt <= now)
      throw new Refused({ code: "assignment.move-illegal" });
    await tx
      .update(assignments)
      .set({ state: "swapped_out", endedAt: now, version: assignment.version + 1, updatedAt: now })
      .where(eq(assignments.id, assignment.id));
  }
  const got = [await takeOver(tx, now, offered, peerId)];
  if (returned) got.push(await takeOver(tx, now, returned, swap.workerId));
  for (const { event } of sides) await touchEvent(tx, event.id, now);
  return { left: sides.map(({ assignment }) => assignment.id), got };
}

export const tellBoth = (tx: Transaction, now: Date, { left, got }: Awaited<ReturnType<typeof exchange>>) =>
  callOut(tx, now, [
    ...got.map((id) => ({ id, kind: "swapped-in" as const })),
    ...left.map((id) => ({ id, kind: "swapped-out" as const })),
  ]);

async function takeOver(tx: Transaction, now: Date, { slot, shift, event }: Side, workerId: string): Promise<string> {
  const ofWorker = and(eq(assignments.shiftId, shift.id), eq(assignments.workerId, workerId));
  const known = await tx.select().from(assignments).where(ofWorker);
  if (known.some(({ state }) => (placeTaking as readonly string[]).includes(state)))
    throw new Refused({ code: "assignment.already" });
  const findings = await findingsInPlace(tx, { slot, shift, event }, workerId, now);
  if (inTheWay(findings).length > 0) throw new Refused({ code: "shift.findings", n: 1 });
  const columns = {
    state: "confirmed",
    source: "swap",
    findings,
    override: null,
    offeredAt: now,
    respondedAt: now,
    noticeHours: hoursUntil(shift.startsAt.getTime(), now),
  } as const;
  const before = known.find(({ slotId }) => slotId === slot.id);
  if (before) {
    await tx
      .update(assignments)
      .set({
        ...columns,
        endedAt: null,
        endedReason: "",
        lateAt: null,
        lateMinutes: null,
        version: before.version + 1,
        updatedAt: now,
      })
      .where(eq(assignments.id, before.id));
    return before.id;
  }
  const id = crypto.randomUUID();
  const place = { id, slotId: slot.id, shiftId: shift.id, workerId, during: shift.during };
  await tx.insert(assignments).values({ ...place, ...columns });
  return id;
}
