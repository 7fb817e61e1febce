/** Actions of the office on workers who applied, stand by, or did not come. */
import { and, eq, inArray } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { maySwitch, placeTaking, takesPlace, type AssignmentState } from "@product/domain/planning/assignments";
import type { CallOutKind } from "@product/domain/planning/staffing/call-outs";
import { undecided } from "@product/domain/planning/rota/finding-overrides";
import { hoursUntil } from "@product/domain/planning/shifts";
import { Refused } from "@product/domain/refusals";
import { enqueue } from "@product/database/jobs/queue";
import { assignments } from "@product/database/tables/planning/event";
import { placeTaken } from "@product/database/workers/fill-again";
import { callOut } from "#features/planning/call-outs/commands.server.ts";
import { touchEvent } from "#features/planning/events/commands.server.ts";
import { findingsInPlace } from "#features/planning/shifts/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { findingsRefusal } from "./decide.server.ts";
import { lockAssignment } from "./lock.server.ts";
import type { OnPersonForm } from "./schema.ts";

/** Someone who applied gets the place, if by now they still may. */
export const selectApplicant = (actor: Actor, shiftId: string, form: OnPersonForm) =>
  perform(actor, "assignment.select", async ({ tx, now, subject, recordChange }) => {
    const here = await lockAssignment(tx, shiftId, form);
    const record = subject(here.subject);
    ensureMove(here.assignment.state, "applied", "confirmed");
    await ensureSeat(tx, here, now);
    await become(tx, here, "confirmed", now, "selected");
    recordChange(record, { state: here.assignment.state }, { state: "confirmed" });
    return { id: here.assignment.id };
  });

export const turnDown = (actor: Actor, shiftId: string, form: OnPersonForm) =>
  perform(actor, "assignment.turn-down", async ({ tx, now, subject, recordChange }) => {
    const here = await lockAssignment(tx, shiftId, form);
    const record = subject(here.subject);
    ensureMove(here.assignment.state, "applied", "not_selected");
    await become(tx, here, "not_selected", now, "not-selected");
    recordChange(record, { state: here.assignment.state }, { state: "not_selected" });
    return { id: here.assignment.id };
  });

/** An applicant or a worker on the waiting list keeps the day free, and comes when called. */
export const putOnStandby = (actor: Actor, shiftId: string, form: OnPersonForm) =>
  perform(actor, "assignment.stand-by", async ({ tx, now, subject, recordChange }) => {
    const here = await lockAssignment(tx, shiftId, form);
    const record = subject(here.subject);
    if (!maySwitch(here.assignment.state, "standby")) throw new Refused({ code: "assignment.move-illegal" });
    await become(tx, here, "standby", now, "standby");
    recordChange(record, { state: here.assignment.state }, { state: "standby" });
    return { id: here.assignment.id };
  });

export const callIn = (actor: Actor, shiftId: string, form: OnPersonForm) =>
  perform(actor, "assignment.call-in", async ({ tx, now, subject, recordChange }) => {
    const here = await lockAssignment(tx, shiftId, form);
    const record = subject(here.subject);
    ensureMove(here.assignment.state, "standby", "confirmed");
    await ensureSeat(tx, here, now);
    await become(tx, here, "confirmed", now, "called-in");
    recordChange(record, { state: here.assignment.state }, { state: "confirmed" });
    return { id: here.assignment.id };
  });

/**
 * Marks a worker as a no-show after the start; if asked, calls in the first on standby in the same act, and is refused
 * if none stands by.
 */
export const markNoShow = (
  actor: Actor,
  shiftId: string,
  { callsIn, ...form }: OnPersonForm & { callsIn?: "on" | undefined },
) =>
  perform(actor, "assignment.mark-no-show", async ({ tx, now, subject, recordChange }) => {
    const here = await lockAssignment(tx, shiftId, form);
    const record = subject(here.subject);
    if (!maySwitch(here.assignment.state, "no_show") || here.shift.startsAt > now)
      throw new Refused({ code: "assignment.move-illegal" });
    await become(tx, here, "no_show", now);
    recordChange(record, { state: here.assignment.state }, { state: "no_show" });
    const next = callsIn ? await firstOnStandby(tx, here.assignment.slotId) : undefined;
    if (callsIn && !next) throw new Refused({ code: "assignment.nobody-on-standby" });
    if (next) await callIn(actor, shiftId, { assignmentId: next.id, version: next.version });
    return { id: here.assignment.id };
  });

type Here = Awaited<ReturnType<typeof lockAssignment>>;

function ensureMove(state: AssignmentState, from: AssignmentState, to: AssignmentState): void {
  if (state !== from || !maySwitch(state, to)) throw new Refused({ code: "assignment.move-illegal" });
}

/** Room, and that nothing has come into the way since they were put down. */
async function ensureSeat(tx: Transaction, { assignment, slot, shift, event }: Here, now: Date): Promise<void> {
  const taken = and(eq(assignments.slotId, slot.id), inArray(assignments.state, [...placeTaking]));
  if ((await tx.$count(assignments, taken)) + slot.agencySeats >= slot.maximum)
    throw new Refused({ code: "assignment.full", most: slot.maximum });
  const { workerId } = assignment;
  const findings = await findingsInPlace(tx, { slot, shift, event }, workerId, now);
  if (undecided(findings, assignment.override).length > 0) throw new Refused(findingsRefusal(findings));
  await tx.update(assignments).set({ findings }).where(eq(assignments.id, assignment.id));
}

async function become(
  tx: Transaction,
  { assignment, shift, event }: Here,
  state: AssignmentState,
  now: Date,
  callOutKind?: CallOutKind,
) {
  const isEnded = state === "not_selected" || state === "no_show";
  const noticeHours = hoursUntil(shift.startsAt.getTime(), now);
  await tx
    .update(assignments)
    .set({
      state,
      ...(state === "confirmed" && { offeredAt: now, noticeHours }),
      ...(isEnded && { endedAt: now }),
      version: assignment.version + 1,
      updatedAt: now,
    })
    .where(eq(assignments.id, assignment.id));
  if (callOutKind) await callOut(tx, now, [{ id: assignment.id, kind: callOutKind }]);
  if (state === "no_show") await enqueue(tx, { kind: "assignments.promote", uniqueKey: "freed" });
  if (takesPlace(state)) await placeTaken(tx);
  await touchEvent(tx, event.id, now);
}

/** The worker put on standby first. */
async function firstOnStandby(tx: Transaction, slotId: string) {
  const [first] = await tx
    .select({ id: assignments.id, version: assignments.version })
    .from(assignments)
    .where(and(eq(assignments.slotId, slotId), eq(assignments.state, "standby")))
    .orderBy(assignments.createdAt, assignments.id)
    .limit(1);
  return first;
}
