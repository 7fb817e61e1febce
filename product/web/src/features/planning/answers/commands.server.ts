import { and, eq, gt, inArray, ne, or } from "drizzle-orm";
import { themselves } from "@product/domain/actor";
import {
  afterAnswer,
  isLateWithdrawal,
  isTooLate,
  isYesWhileWaiting,
  maySayLate,
  takenBackUntil,
  type Answer,
} from "@product/domain/planning/staffing/answers";
import { isOver, placeTaking, takesPlace } from "@product/domain/planning/assignments";
import { isEnded } from "@product/domain/planning/events";
import { changedLast } from "@product/domain/planning/briefings";
import { undecided } from "@product/domain/planning/rota/finding-overrides";
import { Refused } from "@product/domain/refusals";
import { judgePeople } from "@product/database/rules/judge-shift";
import { assignments, slots } from "@product/database/tables/planning/event";
import { whoAnswers, type AnsweredBy } from "@product/database/workers/answer-links";
import { fillLater, placeTaken } from "@product/database/workers/fill-again";
import { lockWorker } from "@product/database/workers/lock-worker";
import { callOut, forgetWithdrawal, recordAnswer } from "#features/planning/call-outs/commands.server.ts";
import { touchEvent } from "#features/planning/events/commands.server.ts";
import { applyFor } from "#features/planning/shift-applications/commands.server.ts";
import { ensureClearance, ensureFree, lockShift, publishedValues } from "#features/planning/shifts/commands.server.ts";
import { offerSwap, takeSwap, withdrawSwap } from "#features/planning/swaps/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { hasRoom, hasTheirPlace } from "./room.server.ts";
import type { AnswerForm } from "./schema.ts";

/**
 * A worker's answer through their link. Event, shift and worker are locked in the same order everywhere, so that of
 * many who accept at once exactly as many are confirmed as there are places, and each of the others joins the waiting
 * list and is told so.
 */
export const answerOffer = (by: AnsweredBy, offerId: string, answer: Answer, reason = "") =>
  perform(themselves, "assignment.answer", async ({ tx, now, subject, recordChange }) => {
    const { assignment, shift, event } = await lockOffer(tx, by, offerId);
    const record = subject({ id: assignment.id, workerId: assignment.workerId, event });
    const [slot] = await tx.select().from(slots).where(eq(slots.id, assignment.slotId));
    const waitsAlready = isYesWhileWaiting(assignment, answer);
    const after = waitsAlready ? assignment.state : afterAnswer(assignment.state, answer, await hasRoom(tx, slot!));
    const next = isTooLate({ ...assignment, startsAt: shift.startsAt }, now) ? undefined : after;
    if (!next || shift.cancelledAt) throw new Refused({ code: "assignment.move-illegal" });
    if (answer === "accept" || answer === "reconfirm") {
      await ensureFree(tx, shift.id, [assignment.workerId]);
      await ensureClearance(tx, [{ workerId: assignment.workerId, slotId: slot!.id }], shift.day, now);
      await ensureRules(tx, { assignment, shift, event }, slot!.roleId, now);
    }
    const withdrawnLate = answer === "withdraw" ? isLateWithdrawal(assignment.state, shift.startsAt, now) : null;
    await tx
      .update(assignments)
      .set({
        state: next,
        respondedAt: answer === "withdraw" && assignment.respondedAt ? assignment.respondedAt : now,
        withdrawnLate,
        ...(answer === "withdraw" && { withdrawnFrom: assignment.state, endedReason: reason }),
        ...(isOver(next) && { endedAt: now }),
        version: assignment.version + 1,
        updatedAt: now,
      })
      .where(eq(assignments.id, assignment.id));
    await recordAnswer(tx, now, assignment, answer);
    if (next === "confirmed") await placeTaken(tx);
    if (next === "waitlisted" && !waitsAlready) await callOut(tx, now, [{ id: assignment.id, kind: "waitlisted" }]);
    if (isOver(next) && takesPlace(assignment.state)) await fillLater(tx, assignment.slotId, now);
    await touchEvent(tx, event.id, now);
    recordChange(
      record,
      { state: assignment.state },
      { state: next, ...(withdrawnLate !== null && { withdrawnLate }), ...(reason && { reason }) },
    );
    return { id: assignment.id };
  });

/** They come after all, and are what they were before: unless somebody has their place, or something else of theirs is in the way. */
export const comeAfterAll = (by: AnsweredBy, offerId: string) =>
  perform(themselves, "assignment.answer", async ({ tx, now, subject, recordChange }) => {
    const { assignment, shift, event } = await lockOffer(tx, by, offerId);
    const record = subject({ id: assignment.id, workerId: assignment.workerId, event });
    const until = takenBackUntil({ ...assignment, startsAt: shift.startsAt });
    const hasChanged = isEnded(event.status) || shift.cancelledAt !== null || shift.updatedAt > assignment.endedAt!;
    if (!until || until <= now || hasChanged) throw new Refused({ code: "assignment.move-illegal" });
    const [slot] = await tx.select().from(slots).where(eq(slots.id, assignment.slotId));
    const before = assignment.withdrawnFrom!;
    if (takesPlace(before)) {
      if (!(await hasTheirPlace(tx, assignment.id))) throw new Refused({ code: "assignment.full", most: slot!.target });
      await ensureFree(tx, shift.id, [assignment.workerId]);
      // Where nothing else of theirs has changed meanwhile, what they had stands as it was decided then.
      if (await hasMoreSince(tx, assignment)) await ensureRules(tx, { assignment, shift, event }, slot!.roleId, now);
    }
    await tx
      .update(assignments)
      .set({
        state: before,
        withdrawnFrom: null,
        withdrawnLate: null,
        endedAt: null,
        endedReason: "",
        version: assignment.version + 1,
        updatedAt: now,
      })
      .where(eq(assignments.id, assignment.id));
    await forgetWithdrawal(tx, assignment);
    if (takesPlace(before)) await placeTaken(tx);
    await touchEvent(tx, event.id, now);
    recordChange(record, { state: assignment.state }, { state: before });
    return { id: assignment.id };
  });

/** Carries out one button of the page; nothing where it names nothing to be done. */
export async function giveAnswer(
  by: AnsweredBy,
  { offer, slot, swap, answer, changed, reason, minutes = 20 }: AnswerForm,
) {
  if (answer === "apply") return slot ? applyFor(by, slot) : undefined;
  if (answer === "withdraw-swap") return swap ? withdrawSwap(by, swap) : undefined;
  if (answer === "take-swap") {
    // A shift taken from a colleague stays the colleague's until the office agrees.
    if (swap) await takeSwap(by, swap);
    return undefined;
  }
  if (!offer) return undefined;
  if (answer === "offer-swap") return offerSwap(by, offer, slot || undefined);
  if (answer === "read") return confirmRead(by, offer, changed);
  if (answer === "come-after-all") return comeAfterAll(by, offer);
  return answer === "late" ? reportLate(by, offer, minutes) : answerOffer(by, offer, answer, reason);
}

/** A fact for whoever runs the event: they come, and later. */
export const reportLate = (by: AnsweredBy, offerId: string, minutes: number) =>
  perform(themselves, "assignment.say-late", async ({ tx, now, subject, recordChange }) => {
    const { assignment, shift, event } = await lockOffer(tx, by, offerId);
    const record = subject({ id: assignment.id, workerId: assignment.workerId, event });
    if (!maySayLate(assignment.state, shift, now)) throw new Refused({ code: "assignment.move-illegal" });
    await tx
      .update(assignments)
      .set({ lateAt: now, lateMinutes: minutes, version: assignment.version + 1, updatedAt: now })
      .where(eq(assignments.id, assignment.id));
    await touchEvent(tx, event.id, now);
    recordChange(record, { lateMinutes: assignment.lateMinutes }, { lateMinutes: minutes });
    return { id: assignment.id };
  });

/** The worker confirms having read the briefing. If the text changed while they read it, they are asked again. */
export const confirmRead = (by: AnsweredBy, offerId: string, changedAt: string | undefined) =>
  perform(themselves, "assignment.read-briefing", async ({ tx, now, subject, recordChange }) => {
    const { assignment, shift, event } = await lockOffer(tx, by, offerId);
    const record = subject({ id: assignment.id, workerId: assignment.workerId, event });
    const current = changedLast(event, shift);
    if (!current || assignment.state === "staged" || isOver(assignment.state) || !shift.publishedAt)
      throw new Refused({ code: "assignment.move-illegal" });
    if (changedAt !== current.toISOString()) throw new Refused({ code: "briefing.changed" });
    await tx
      .update(assignments)
      .set({ briefingReadAt: now, version: assignment.version + 1, updatedAt: now })
      .where(eq(assignments.id, assignment.id));
    recordChange(record, undefined, { briefingReadAt: now });
    return { id: assignment.id };
  });

async function lockOffer(tx: Transaction, by: AnsweredBy, offerId: string) {
  const workerId = await whoAnswers(tx, by);
  if (!workerId) throw new Refused({ code: "record.changed-meanwhile" });
  const ofWorker = and(eq(assignments.id, offerId), eq(assignments.workerId, workerId));
  const [found] = await tx.select({ shiftId: assignments.shiftId }).from(assignments).where(ofWorker);
  if (!found) throw new Refused({ code: "record.changed-meanwhile" });
  const { shift, event } = await lockShift(tx, found.shiftId);
  await lockWorker(tx, workerId);
  const [assignment] = await tx.select().from(assignments).where(ofWorker).for("update");
  if (!assignment) throw new Refused({ code: "record.changed-meanwhile" });
  return { assignment, shift, event };
}

/** By all that they work by now: what the office overrode when it asked them stays overridden. */
async function ensureRules(
  tx: Transaction,
  { assignment, shift, event }: Awaited<ReturnType<typeof lockOffer>>,
  roleId: string,
  now: Date,
): Promise<void> {
  const person = { workerId: assignment.workerId, roleId, toldAt: assignment.offeredAt ?? now };
  const judged = await judgePeople(tx, { id: shift.id, event, values: publishedValues(shift) }, [person]);
  const findings = judged.get(assignment.workerId) ?? [];
  if (undecided(findings, assignment.override).length > 0) throw new Refused({ code: "shift.findings", n: 1 });
  await tx.update(assignments).set({ findings }).where(eq(assignments.id, assignment.id));
}

/** Whether they were put down for something else, or said yes to it, since they left. */
const hasMoreSince = async (tx: Transaction, { id, workerId, endedAt }: typeof assignments.$inferSelect) =>
  (await tx.$count(
    assignments,
    and(
      eq(assignments.workerId, workerId),
      ne(assignments.id, id),
      inArray(assignments.state, [...placeTaking]),
      or(gt(assignments.respondedAt, endedAt!), gt(assignments.offeredAt, endedAt!)),
    ),
  )) > 0;
