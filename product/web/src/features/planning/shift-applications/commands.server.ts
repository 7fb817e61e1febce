import { and, eq, inArray } from "drizzle-orm";
import { themselves } from "@product/domain/actor";
import { isOver, placeTaking } from "@product/domain/planning/assignments";
import { inTheWay } from "@product/domain/planning/rota/finding-overrides";
import { Refused } from "@product/domain/refusals";
import { assignments, slots } from "@product/database/tables/planning/event";
import { whoAnswers, type AnsweredBy } from "@product/database/workers/answer-links";
import { lockWorker } from "@product/database/workers/lock-worker";
import { ensureOpen, touchEvent } from "#features/planning/events/commands.server.ts";
import { findingsInPlace, lockShift } from "#features/planning/shifts/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";

/** A worker offers to take an open place. The office selects; who may not work there is told before, and not after. */
export const applyFor = (by: AnsweredBy, slotId: string) =>
  perform(themselves, "assignment.apply", async ({ tx, now, subject, recordChange }) => {
    const workerId = await whoAnswers(tx, by);
    const [slot] = await tx.select().from(slots).where(eq(slots.id, slotId));
    if (!workerId || !slot) throw new Refused({ code: "record.changed-meanwhile" });
    const { shift, event } = await lockShift(tx, slot.shiftId);
    const worker = await lockWorker(tx, workerId);
    const before = await tx
      .select()
      .from(assignments)
      .where(and(eq(assignments.shiftId, shift.id), eq(assignments.workerId, workerId)));
    const known = before.find((each) => each.slotId === slotId);
    const id = known?.id ?? crypto.randomUUID();
    const record = subject({ id, workerId, event });
    ensureOpen(event);
    const isOffered =
      slot.fillMode === "open" && event.visibility !== "private" && shift.publishedAt !== null && !shift.cancelledAt;
    const isAnswered = before.some(({ state }) => !isOver(state) || state === "declined" || state === "not_selected");
    const isTheirs = worker.legalEntityId === event.legalEntityId;
    if (!isOffered || !isTheirs || isAnswered || shift.startsAt <= now || !(await hasRoom(tx, slot)))
      throw new Refused({ code: "assignment.move-illegal" });
    const findings = await findingsInPlace(tx, { slot, shift, event }, workerId, now);
    if (inTheWay(findings).length > 0) throw new Refused({ code: "shift.findings", n: 1 });
    const columns = { state: "applied", source: "apply", findings, override: null, respondedAt: now } as const;
    if (known)
      await tx
        .update(assignments)
        .set({ ...columns, endedAt: null, endedReason: "", version: known.version + 1, updatedAt: now })
        .where(eq(assignments.id, id));
    else
      await tx
        .insert(assignments)
        .values({ id, slotId, shiftId: shift.id, workerId, during: shift.during, ...columns });
    await touchEvent(tx, event.id, now);
    recordChange(record, known && { state: known.state }, { slotId, state: "applied" });
    return { id };
  });

async function hasRoom(tx: Transaction, { id, target, agencySeats }: typeof slots.$inferSelect): Promise<boolean> {
  const taken = and(eq(assignments.slotId, id), inArray(assignments.state, [...placeTaking]));
  return (await tx.$count(assignments, taken)) + agencySeats < target;
}
