/**
 * Undo and redo of a planner's last changes to shifts: only as they left them, never over a later change by another
 * user.
 */
import { and, asc, desc, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { isOver } from "@product/domain/planning/assignments";
import type { Movable } from "@product/domain/planning/rota/timeline";
import { Refused } from "@product/domain/refusals";
import { assignments } from "@product/database/tables/planning/event";
import { rotaSteps, type Given } from "@product/database/tables/planning/rota-step";
import { assignWorker, releaseWorker } from "#features/planning/assignments/commands.server.ts";
import { lockShift } from "#features/planning/shifts/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { changeShift, movableOf } from "./change.server.ts";

type Step = { shiftId: string } & ({ before: Movable; after: Movable } | { given: Given });

/** A new step discards the steps that were taken back: they cannot be done again. */
export async function recordSteps(tx: Transaction, now: Date, actor: Actor, steps: readonly Step[]): Promise<void> {
  if (actor.kind !== "person" || steps.length === 0) return;
  await tx.delete(rotaSteps).where(and(eq(rotaSteps.userId, actor.id), isNotNull(rotaSteps.undoneAt)));
  await tx.delete(rotaSteps).where(lt(rotaSteps.madeAt, sql`${now}::timestamptz - interval '1 day'`));
  const batchId = crypto.randomUUID();
  await tx.insert(rotaSteps).values(steps.map((step) => ({ ...step, batchId, userId: actor.id, madeAt: now })));
}

export const undoStep = (actor: Actor) => takeStep(actor, "undo");
export const redoStep = (actor: Actor) => takeStep(actor, "redo");

const takeStep = (actor: Actor, way: "undo" | "redo") =>
  perform(actor, "shift.edit", async ({ tx, now, subject, recordChange }) => {
    const steps = await nextSteps(tx, actor, way);
    if (steps.length === 0) throw new Refused({ code: "record.changed-meanwhile" });
    for (const { id, shiftId, before, after, given: handover } of steps) {
      const locked = await lockShift(tx, shiftId);
      const record = subject({ id: shiftId, event: locked.event });
      const [left, wanted] = way === "undo" ? [after, before] : [before, after];
      if (left && wanted) {
        if (!isSame(movableOf(locked), left)) throw new Refused({ code: "record.changed-meanwhile" });
        const done = await changeShift(tx, now, locked, wanted);
        recordChange(record, done.before, done.after);
      }
      if (handover) {
        await givePlace(tx, actor, shiftId, way === "undo" ? turned(handover) : handover);
        // The acts on their assignments name the workers, sealed with their keys.
        recordChange(record, { given: way === "undo" }, { given: way === "redo" });
      }
      await tx
        .update(rotaSteps)
        .set({ undoneAt: way === "undo" ? now : null })
        .where(eq(rotaSteps.id, id));
    }
    return { n: steps.length };
  });

const turned = ({ slotId, from, to }: Given): Given => ({ slotId, from: to, to: from });

/** As a place is given by hand: judged again, and told to both as far as they knew of it. */
async function givePlace(tx: Transaction, actor: Actor, shiftId: string, { slotId, from, to }: Given): Promise<void> {
  const ofWorker = and(eq(assignments.slotId, slotId), eq(assignments.workerId, from));
  const [assignment] = await tx.select().from(assignments).where(ofWorker);
  if (!assignment || isOver(assignment.state)) throw new Refused({ code: "record.changed-meanwhile" });
  await releaseWorker(actor, shiftId, { assignmentId: assignment.id, version: assignment.version, reason: "" });
  await assignWorker(actor, shiftId, { slotId, workerId: to });
}

/** The last that was done, or the last that was taken back; its shifts in the order in which they are locked. */
export async function nextSteps(reader: Pick<Transaction, "select">, actor: Actor, way: "undo" | "redo") {
  if (actor.kind !== "person") return [];
  const ownSteps = and(eq(rotaSteps.userId, actor.id), (way === "undo" ? isNull : isNotNull)(rotaSteps.undoneAt));
  const [last] = await reader
    .select({ batchId: rotaSteps.batchId })
    .from(rotaSteps)
    .where(ownSteps)
    .orderBy(way === "undo" ? desc(rotaSteps.madeAt) : asc(rotaSteps.madeAt))
    .limit(1);
  if (!last) return [];
  return reader.select().from(rotaSteps).where(eq(rotaSteps.batchId, last.batchId)).orderBy(asc(rotaSteps.shiftId));
}

/** The database keeps keys in an order of its own. */
const isSame = (values: Movable, other: Movable): boolean => spelled(values) === spelled(other);
const spelled = ({ startsAt, endsAt, day, breaks }: Movable): string =>
  JSON.stringify([startsAt, endsAt, day, breaks.map(({ after, minutes, paid }) => [after, minutes, paid])]);
