/** Hours that worker and company see differently: what each writes, and how it ends. Nothing of it changes the register. */
import { themselves, type Actor } from "@product/domain/actor";
import { answerHours, mayStillAnswer, type Voice } from "@product/domain/day/time-lines";
import { Refused } from "@product/domain/refusals";
import { enqueue } from "@product/database/jobs/queue";
import { hoursMessages } from "@product/database/tables/day/hours";
import { perform, type Transaction } from "#request/perform.ts";
import { theirLine } from "./corrections.server.ts";
import { decide, decideAnew, heldLine, type HeldLine } from "./held-line.server.ts";

export const undisputed = { disputedAt: null, disputedBy: null, dispute: "" } as const;

/** The worker says that it was so, by their pass; also when the office has approved already. */
export const endorseHours = (workerId: string, { id, minutes }: { id: string; minutes: number }) =>
  perform(themselves, "hours.endorse", async ({ tx, now, subject, recordChange }) => {
    const lockedLine = await theirLine(tx, workerId, id, now);
    const record = subject({ id, workerId, event: lockedLine.event });
    if (lockedLine.line.decision?.periodId) throw new Refused({ code: "hours.locked" });
    if (paidOf(lockedLine) !== minutes || lockedLine.line.decision?.endorsedAt)
      throw new Refused({ code: "record.changed-meanwhile" });
    // A dispute raised by the client goes on: the worker's agreement does not end it.
    const ended = lockedLine.line.decision?.disputedBy === "client" ? {} : undisputed;
    await decide(tx, lockedLine, now, { endorsedAt: now, settledAt: null, settledBy: null, ...ended });
    recordChange(record, undefined, { endorsed: minutes });
    return { id };
  });

/** The worker says what was different. An approval that was given goes with it: somebody settles it with them first. */
export const disputeHours = (workerId: string, id: string, reason: string) =>
  perform(themselves, "hours.dispute", async ({ tx, now, subject, recordChange }) => {
    const lockedLine = await theirLine(tx, workerId, id, now);
    const record = subject({ id, workerId, event: lockedLine.event });
    const { decision, plan } = lockedLine.line;
    if (decision?.periodId) throw new Refused({ code: "hours.locked" });
    if (decision?.approvedAt && !mayStillAnswer(plan.endsAt, now.getTime()))
      throw new Refused({ code: "hours.window-over", hours: answerHours });
    const disputed = { disputedAt: now, disputedBy: "worker", dispute: reason } as const;
    await decideAnew(tx, lockedLine, now, { endorsedAt: null, settledAt: null, settledBy: null, ...disputed });
    await write(tx, lockedLine, { side: "worker", text: reason, now });
    recordChange(record, decision?.approvedAt ? { minutes: decision.minutes } : undefined, {
      refused: "worker",
      reason,
    });
    return { id };
  });

/**
 * The client disputes the hours through their link. An agreement of the worker stands; the company settles the dispute.
 */
export async function disputeForClient(
  tx: Transaction,
  lockedLine: HeldLine,
  reason: string,
  now: Date,
): Promise<void> {
  if (lockedLine.line.decision?.periodId) throw new Refused({ code: "hours.locked" });
  await decideAnew(tx, lockedLine, now, { disputedAt: now, disputedBy: "client", dispute: reason });
  await write(tx, lockedLine, { side: "client", text: reason, now });
  await enqueue(tx, { kind: "hours.letter", payload: { assignmentId: lockedLine.line.id, about: "disputed" } });
}

export const writeAsWorker = (workerId: string, id: string, text: string) =>
  perform(themselves, "time.answer", async ({ tx, now, subject, recordChange }) => {
    const lockedLine = await theirLine(tx, workerId, id, now);
    const record = subject({ id, workerId, event: lockedLine.event });
    ensureDispute(lockedLine);
    await write(tx, lockedLine, { side: "worker", text, now });
    recordChange(record, undefined, { wrote: text });
    return { id };
  });

export const writeAsCompany = (actor: Actor, id: string, text: string) =>
  perform(actor, "hours.write", async ({ tx, now, subject, recordChange }) => {
    const lockedLine = await heldLine(tx, id, now);
    const record = subject({ id, workerId: lockedLine.line.workerId, event: lockedLine.event });
    ensureDispute(lockedLine);
    await answer(tx, lockedLine, { actor, text, now });
    recordChange(record, undefined, { wrote: text });
    return { id };
  });

/** The company ends it with its last word: the line can be approved again, and says that the worker did not agree. */
export const settleDispute = (actor: Actor, id: string, text: string) =>
  perform(actor, "hours.settle", async ({ tx, now, subject, recordChange }) => {
    const lockedLine = await heldLine(tx, id, now);
    const record = subject({ id, workerId: lockedLine.line.workerId, event: lockedLine.event });
    ensureDispute(lockedLine);
    const settledBy = actor.kind === "person" ? actor.id : null;
    await decide(tx, lockedLine, now, { ...undisputed, settledAt: now, settledBy });
    await answer(tx, lockedLine, { actor, text, now });
    recordChange(record, { disputedBy: lockedLine.line.decision?.disputedBy }, { settled: text });
    return { id };
  });

function ensureDispute({ line: { decision } }: HeldLine): void {
  if (!decision?.disputedAt) throw new Refused({ code: "hours.not-disputed" });
}

/** The minutes that both sides read: those approved, or those that the register gives. */
const paidOf = ({ line: { decision, worked } }: HeldLine): number => decision?.minutes ?? worked.minutes;

type Said = { side: Voice; text: string; now: Date; authorId?: string | null };

async function write(tx: Transaction, { line }: HeldLine, { side, text, now, authorId = null }: Said): Promise<void> {
  await tx
    .insert(hoursMessages)
    .values({ assignmentId: line.id, workerId: line.workerId, side, authorId, text, writtenAt: now });
}

async function answer(
  tx: Transaction,
  lockedLine: HeldLine,
  { actor, text, now }: { actor: Actor; text: string; now: Date },
) {
  await write(tx, lockedLine, { side: "company", text, now, authorId: actor.kind === "person" ? actor.id : null });
  await enqueue(tx, { kind: "hours.letter", payload: { assignmentId: lockedLine.line.id, about: "answered" } });
}
