import { and, eq, inArray } from "drizzle-orm";
import { theSystem, type Actor } from "@product/domain/actor";
import type { SubjectOf } from "@product/domain/acts";
import { isOver, isReleasable, onceTold, placeTaking, takesPlace } from "@product/domain/planning/assignments";
import { awaitsSecond, type FindingOverride } from "@product/domain/planning/rota/finding-overrides";
import { hoursUntil } from "@product/domain/planning/shifts";
import { Refused } from "@product/domain/refusals";
import { judgePeople } from "@product/database/rules/judge-shift";
import { assignments, slots } from "@product/database/tables/planning/event";
import { fillAgain, placeTaken } from "@product/database/workers/fill-again";
import { lockWorker } from "@product/database/workers/lock-worker";
import { moveWorker } from "#features/people/worker-page/commands.server.ts";
import { callOut, ensureBelowWeeklyLimit } from "#features/planning/call-outs/commands.server.ts";
import { ensureCurrent, ensureOpen, touchEvent } from "#features/planning/events/commands.server.ts";
import {
  hasBegun,
  ensureClearance,
  ensureFree,
  lockShift,
  publishedValues,
} from "#features/planning/shifts/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { decide, rulesOf } from "./decide.server.ts";
import { formerly, putDown } from "./lock.server.ts";
import type { AssignForm, ReleaseForm } from "./schema.ts";

export { callIn, markNoShow, putOnStandby, selectApplicant, turnDown } from "./applicants.server.ts";
export { admitWalkIn } from "./walk-in.server.ts";
export { confirmOverride, overrideFindings } from "./override.server.ts";

/**
 * Puts someone down for a place: staged as long as the shift is a draft, then booked or invited. The event, its shift and the worker
 * are locked in this order, so that of many who want the same person at the same time the second is told why not.
 */
export const assignWorker = (
  actor: Actor,
  shiftId: string,
  { slotId, workerId, ...form }: AssignForm,
  { hasSaidYes } = { hasSaidYes: false },
) =>
  perform(actor, "assignment.create", async ({ tx, now, subject, recordChange }) => {
    const { shift, event } = await lockShift(tx, shiftId);
    ensureOpen(event);
    if (shift.cancelledAt) throw new Refused({ code: "shift.over" });
    const worker = await lockWorker(tx, workerId);
    const slot = await slotOf(tx, shiftId, slotId);
    const before = await formerly(tx, slotId, workerId);
    const id = before?.id ?? crypto.randomUUID();
    const record = subject({ id, workerId, event });
    if (worker.legalEntityId !== event.legalEntityId) throw new Refused({ code: "record.choice-gone" });
    if (before && !isOver(before.state)) throw new Refused({ code: "assignment.already" });
    if (worker.status === "dormant") await moveWorker(theSystem, workerId, { move: "wake", version: worker.version });
    const fillMode = hasSaidYes ? "book" : slot.fillMode;
    await ensureRoom(tx, { ...slot, fillMode });
    await ensureFree(tx, shiftId, [workerId]);
    await ensureClearance(tx, [{ workerId, slotId: slot.id }], shift.day, now);
    await ensureNotDeclined(tx, shiftId, workerId);
    const values = publishedValues(shift);
    const person = { workerId, roleId: slot.roleId, toldAt: shift.publishedAt && now };
    const findings = (await judgePeople(tx, { id: shiftId, event, values }, [person])).get(workerId) ?? [];
    const override = decide(actor, findings, form, now);
    if (override) await tellOverride(actor, record, override);
    // Nobody hears of a draft, nor of what a second person has yet to confirm.
    const nextState = hasSaidYes ? "confirmed" : onceTold(fillMode);
    const waits = nextState === "invited" && (await isTaken(tx, slot));
    const known = waits ? "waitlisted" : nextState;
    const state = shift.publishedAt && !awaitsSecond(override) ? known : "staged";
    if (state === "invited") await ensureBelowWeeklyLimit(tx, now, [workerId]);
    const offer = state === "staged" ? {} : { offeredAt: now, noticeHours: hoursUntil(shift.startsAt.getTime(), now) };
    const source = fillMode === "invite" ? "invite" : "book";
    const columns = { state, source, findings, override, ...offer } as const;
    await putDown(tx, now, { id, slotId, shiftId, workerId, during: shift.during, before }, columns);
    if (state !== "staged") await callOut(tx, now, [{ id, kind: callOutKinds[state] }]);
    if (takesPlace(state)) await placeTaken(tx);
    await touchEvent(tx, event.id, now);
    recordChange(record, before && { state: before.state }, { slotId, state, rules: rulesOf(findings) });
    return { id };
  });

/** First message about a new assignment, by its state. */
const callOutKinds = { confirmed: "booked", booked: "booked", invited: "invited", waitlisted: "filled" } as const;

/** Lets someone go who has not begun; what they were told and when stays. */
export const releaseWorker = (actor: Actor, shiftId: string, { assignmentId, reason, version }: ReleaseForm) =>
  perform(actor, "assignment.release", async ({ tx, now, subject, about, recordChange }) => {
    const { shift, event } = await lockShift(tx, shiftId);
    ensureOpen(event);
    const [assignment] = await tx
      .select()
      .from(assignments)
      .where(and(eq(assignments.id, assignmentId), eq(assignments.shiftId, shiftId)))
      .for("update");
    if (!assignment) throw new Refused({ code: "record.changed-meanwhile" });
    const record = subject({ id: assignment.id, workerId: assignment.workerId, event });
    if (hasBegun(shift, now) && takesPlace(assignment.state)) about(record, [assignment.workerId]);
    ensureCurrent(assignment, version);
    if (!isReleasable(assignment.state)) throw new Refused({ code: "assignment.move-illegal" });
    if (assignment.state === "staged") await tx.delete(assignments).where(eq(assignments.id, assignment.id));
    else
      await tx
        .update(assignments)
        .set({ state: "cancelled", endedAt: now, endedReason: reason, version: assignment.version + 1, updatedAt: now })
        .where(eq(assignments.id, assignment.id));
    if (assignment.state !== "staged") await callOut(tx, now, [{ id: assignment.id, kind: "cancelled" }]);
    if (takesPlace(assignment.state)) await fillAgain(tx, [assignment.slotId]);
    await touchEvent(tx, event.id, now);
    recordChange(record, { state: assignment.state }, { state: "cancelled", reason });
    return { id: assignment.id };
  });

/** By who may override as well as assign. */
const tellOverride = (actor: Actor, subject: SubjectOf<"assignment.override">, { findings, reason }: FindingOverride) =>
  perform(actor, "assignment.override", async ({ recordChange }) =>
    recordChange(subject, undefined, { rules: rulesOf(findings), reason }),
  );

type Slot = typeof slots.$inferSelect;

async function slotOf(tx: Transaction, shiftId: string, slotId: string): Promise<Slot> {
  const [slot] = await tx
    .select()
    .from(slots)
    .where(and(eq(slots.id, slotId), eq(slots.shiftId, shiftId)));
  if (!slot) throw new Refused({ code: "record.changed-meanwhile" });
  return slot;
}

/** A worker who declined a shift gets no more messages about it, for any role. */
async function ensureNotDeclined(tx: Transaction, shiftId: string, workerId: string): Promise<void> {
  const ofWorker = and(eq(assignments.shiftId, shiftId), eq(assignments.workerId, workerId));
  if ((await tx.$count(assignments, and(ofWorker, eq(assignments.state, "declined")))) > 0)
    throw new Refused({ code: "assignment.declined" });
}

/** Nobody is asked for a place that others hold: they wait for one. */
async function isTaken(tx: Transaction, { id, target, agencySeats }: Slot): Promise<boolean> {
  const takenPlaces = and(eq(assignments.slotId, id), inArray(assignments.state, [...placeTaking]));
  return (await tx.$count(assignments, takenPlaces)) + agencySeats >= target;
}

async function ensureRoom(tx: Transaction, { id, maximum, agencySeats, fillMode }: Slot): Promise<void> {
  if (fillMode === "invite") return;
  const takenPlaces = and(eq(assignments.slotId, id), inArray(assignments.state, [...placeTaking, "staged"]));
  if ((await tx.$count(assignments, takenPlaces)) + agencySeats >= maximum)
    throw new Refused({ code: "assignment.full", most: maximum });
}
