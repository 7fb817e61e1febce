import { and, eq } from "drizzle-orm";
import { Refused } from "@product/domain/refusals";
import { assignments, slots } from "@product/database/tables/planning/event";
import { lockWorker } from "@product/database/workers/lock-worker";
import { ensureCurrent, ensureOpen } from "#features/planning/events/commands.server.ts";
import { lockShift } from "#features/planning/shifts/commands.server.ts";
import type { Transaction } from "#request/perform.ts";
import type { OnPersonForm } from "./schema.ts";

/** Event, shift and worker in the order of everyone, then the assignment as the page showed it. */
export async function lockAssignment(tx: Transaction, shiftId: string, { assignmentId, version }: OnPersonForm) {
  const { shift, event } = await lockShift(tx, shiftId);
  ensureOpen(event);
  if (shift.cancelledAt) throw new Refused({ code: "shift.over" });
  const here = and(eq(assignments.id, assignmentId), eq(assignments.shiftId, shiftId));
  const [found] = await tx.select({ workerId: assignments.workerId }).from(assignments).where(here);
  if (!found) throw new Refused({ code: "record.changed-meanwhile" });
  const worker = await lockWorker(tx, found.workerId);
  const [assignment] = await tx.select().from(assignments).where(here).for("update");
  if (assignment?.workerId !== worker.id) throw new Refused({ code: "record.changed-meanwhile" });
  ensureCurrent(assignment, version);
  const [slot] = await tx.select().from(slots).where(eq(slots.id, assignment.slotId));
  return { assignment, slot: slot!, shift, event, worker, subject: { id: assignment.id, workerId: worker.id, event } };
}

type Assignment = typeof assignments.$inferInsert;
type Place = Pick<Assignment, "id" | "slotId" | "shiftId" | "workerId" | "during">;

/** An earlier assignment of the worker to this place, which is taken up again: no worker stands twice in one place. */
export async function formerly(tx: Transaction, slotId: string, workerId: string) {
  const [before] = await tx
    .select()
    .from(assignments)
    .where(and(eq(assignments.slotId, slotId), eq(assignments.workerId, workerId)));
  return before;
}

/** Puts someone down for a place, or down again who had left it. */
export async function putDown(
  tx: Transaction,
  now: Date,
  { before, ...place }: Place & { before: { version: number } | undefined },
  columns: Omit<Assignment, keyof Place>,
): Promise<void> {
  if (before)
    await tx
      .update(assignments)
      .set({ ...columns, endedAt: null, endedReason: "", version: before.version + 1, updatedAt: now })
      .where(eq(assignments.id, place.id!));
  else await tx.insert(assignments).values({ ...place, ...columns });
}
