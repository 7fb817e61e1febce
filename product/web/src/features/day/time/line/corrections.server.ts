/**
 * Corrects a wrong or missing punch: both sides agree on the real time, and it becomes a punch of its own. The original
 * punch stays.
 */
import { and, eq, isNull } from "drizzle-orm";
import { isPermitted, themselves, type Actor } from "@product/domain/actor";
import { Refused } from "@product/domain/refusals";
import { placeOfEvent } from "@product/domain/planning/event-acts";
import { makeRoomFor } from "@product/database/register/months";
import { enqueue } from "@product/database/jobs/queue";
import { hoursMessages, punchCorrections } from "@product/database/tables/day/hours";
import { assignments } from "@product/database/tables/planning/event";
import { punches } from "@product/database/tables/day/punch";
import { workers } from "@product/database/tables/people/worker";
import { othersToAsk } from "#request/oneself.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { decide, heldLine, ensureOpenLine, type HeldLine } from "./held-line.server.ts";

type Correction = typeof punchCorrections.$inferSelect;
export type Proposal = { kind: Correction["kind"]; at: Date; reason: string };

/** A proposer with permission to agree for the company agrees by proposing. The worker is asked in any case. */
export const proposeCorrection = (actor: Actor, assignmentId: string, proposal: Proposal) =>
  perform(actor, "time.propose", async ({ tx, now, subject, recordChange }) => {
    const lockedLine = await heldLine(tx, assignmentId, now);
    const record = subject({ id: assignmentId, workerId: lockedLine.line.workerId, event: lockedLine.event });
    const agrees = isPermitted(actor, "time.approve", placeOfEvent(lockedLine.event));
    const who = actor.kind === "person" ? actor.id : null;
    const side = { proposedBy: "company", proposerId: who } as const;
    await propose(tx, lockedLine, now, { ...proposal, ...side, ...(agrees && { companyAt: now, companyId: who }) });
    await enqueue(tx, { kind: "hours.letter", payload: { assignmentId, about: "correction" } });
    recordChange(record, undefined, { correction: proposal.kind, at: proposal.at, reason: proposal.reason });
    return { id: assignmentId };
  });

/** The same from the worker's side, by their pass. */
export const proposeAsWorker = (workerId: string, assignmentId: string, proposal: Proposal) =>
  perform(themselves, "time.answer", async ({ tx, now, subject, recordChange }) => {
    const lockedLine = await theirLine(tx, workerId, assignmentId, now);
    const record = subject({ id: assignmentId, workerId, event: lockedLine.event });
    await propose(tx, lockedLine, now, { ...proposal, proposedBy: "worker", workerAt: now });
    recordChange(record, undefined, { correction: proposal.kind, at: proposal.at, reason: proposal.reason });
    return { id: assignmentId };
  });

export const agreeToCorrection = (actor: Actor, assignmentId: string, correctionId: string) =>
  perform(actor, "time.agree", async ({ tx, now, subject, recordChange }) => {
    const lockedLine = await heldLine(tx, assignmentId, now);
    const record = subject({ id: assignmentId, workerId: lockedLine.line.workerId, event: lockedLine.event });
    const waiting = waitingIn(lockedLine, correctionId);
    if (waiting.companyAt) throw new Refused({ code: "hours.correction-illegal" });
    const companyId = actor.kind === "person" ? actor.id : null;
    await settle(tx, lockedLine, { ...waiting, companyAt: now, companyId }, now);
    recordChange(record, {}, { agreed: "company", at: waiting.at });
    return { id: assignmentId };
  });

export const agreeAsWorker = (workerId: string, assignmentId: string, correctionId: string) =>
  perform(themselves, "time.answer", async ({ tx, now, subject, recordChange }) => {
    const lockedLine = await theirLine(tx, workerId, assignmentId, now);
    const record = subject({ id: assignmentId, workerId, event: lockedLine.event });
    const waiting = waitingIn(lockedLine, correctionId);
    if (waiting.workerAt) throw new Refused({ code: "hours.correction-illegal" });
    await settle(tx, lockedLine, { ...waiting, workerAt: now }, now);
    recordChange(record, {}, { agreed: "worker", at: waiting.at });
    return { id: assignmentId };
  });

/** Both versions are kept, and somebody has to settle it. */
export const refuseCorrection = (actor: Actor, assignmentId: string, correctionId: string, reason: string) =>
  perform(actor, "time.refuse", async ({ tx, now, subject, recordChange }) => {
    const lockedLine = await heldLine(tx, assignmentId, now);
    const record = subject({ id: assignmentId, workerId: lockedLine.line.workerId, event: lockedLine.event });
    await refuse(tx, lockedLine, waitingIn(lockedLine, correctionId), { by: "company", reason, now });
    recordChange(record, {}, { refused: "company", reason });
    return { id: assignmentId };
  });

export const refuseAsWorker = (workerId: string, assignmentId: string, correctionId: string, reason: string) =>
  perform(themselves, "time.answer", async ({ tx, now, subject, recordChange }) => {
    const lockedLine = await theirLine(tx, workerId, assignmentId, now);
    const record = subject({ id: assignmentId, workerId, event: lockedLine.event });
    await refuse(tx, lockedLine, waitingIn(lockedLine, correctionId), { by: "worker", reason, now });
    recordChange(record, {}, { refused: "worker", reason });
    return { id: assignmentId };
  });

export async function theirLine(tx: Transaction, workerId: string, assignmentId: string, now: Date): Promise<HeldLine> {
  const lockedLine = await heldLine(tx, assignmentId, now);
  if (lockedLine.line.workerId !== workerId) throw new Refused({ code: "record.changed-meanwhile" });
  return lockedLine;
}

function waitingIn({ line }: HeldLine, correctionId: string): Correction {
  ensureOpenLine(line);
  const correction = line.corrections.find(({ id }) => id === correctionId);
  if (!correction || correction.appliedAt || correction.refusedAt)
    throw new Refused({ code: "record.changed-meanwhile" });
  return correction;
}

type Proposed = Proposal & Partial<Correction> & Pick<Correction, "proposedBy">;

async function propose(tx: Transaction, { line, event }: HeldLine, now: Date, proposed: Proposed): Promise<void> {
  ensureOpenLine(line);
  if (
    line.corrections.some(
      (correction) => correction.kind === proposed.kind && !correction.appliedAt && !correction.refusedAt,
    )
  )
    throw new Refused({ code: "hours.correction-waits" });
  const day = 86_400_000;
  const isNear = Math.abs(proposed.at.getTime() - line.plan.startsAt) < 2 * day && proposed.at <= now;
  if (!isNear) throw new Refused({ code: "hours.correction-illegal" });
  const corrects = correctedBy(line, proposed.kind);
  const row = { assignmentId: line.id, workerId: line.workerId, eventId: event.id, corrects, createdAt: now };
  await tx.insert(punchCorrections).values({ ...proposed, ...row });
}

/** Coming is the first of its kind, going the last; of the rests, the last one too. */
function correctedBy({ punches: linePunches, presences }: HeldLine["line"], kind: Correction["kind"]): string | null {
  const standing = new Set(presences.flatMap(({ punchIds }) => punchIds));
  const candidates = linePunches.filter((punch) => punch.kind === kind && standing.has(punch.id));
  return (kind === "in" ? candidates[0] : candidates.at(-1))?.id ?? null;
}

async function settle(tx: Transaction, lockedLine: HeldLine, settled: Correction, now: Date): Promise<void> {
  const { companyAt, companyId, workerAt } = settled;
  if (companyAt && workerAt) await ensureTwo(tx, lockedLine, companyId);
  const applied = companyAt && workerAt ? { appliedAt: now, punchId: await apply(tx, lockedLine, settled, now) } : {};
  const open = and(eq(punchCorrections.id, settled.id), isNull(punchCorrections.appliedAt));
  await tx
    .update(punchCorrections)
    .set({ companyAt, companyId, workerAt, ...applied })
    .where(open);
  // Both say now what was: there is nothing left to dispute.
  if (companyAt && workerAt && lockedLine.line.decision?.disputedAt)
    await decide(tx, lockedLine, now, { disputedAt: null, disputedBy: null, dispute: "" });
}

/** The person who agreed for the company cannot also agree as the worker, unless the company has nobody else to ask. */
async function ensureTwo(tx: Transaction, { line, event }: HeldLine, companyId: string | null): Promise<void> {
  const [worker] = await tx.select({ userId: workers.userId }).from(workers).where(eq(workers.id, line.workerId));
  if (!companyId || worker?.userId !== companyId) return;
  const others = await othersToAsk(companyId, "time.agree", [placeOfEvent(event)], tx);
  if (others) throw new Refused({ code: "worker.oneself", ...others });
}

/** The register is only ever written on: a void for what was wrong, and a punch of the office for what both say. */
async function apply(tx: Transaction, { line, event }: HeldLine, settled: Correction, now: Date): Promise<string> {
  const entity = line.punches[0]?.legalEntityId ?? line.legalEntityId;
  const same = {
    legalEntityId: entity,
    workerId: line.workerId,
    eventId: event.id,
    shiftId: line.shiftId,
    assignmentId: line.id,
    receivedAt: now,
    timeZone: event.timeZone,
    source: "office" as const,
    actorId: settled.companyId,
  };
  await makeRoomFor(tx, now);
  await makeRoomFor(tx, settled.at);
  if (settled.corrects)
    await tx
      .insert(punches)
      .values({ ...same, kind: "void", voids: settled.corrects, at: now, clientId: crypto.randomUUID() });
  const [punch] = await tx
    .insert(punches)
    .values({ ...same, kind: settled.kind, at: settled.at, clientId: settled.id })
    .returning();
  const isOut = settled.kind === "out";
  if (isOut)
    await tx.update(assignments).set({ state: "checked_out", updatedAt: now }).where(eq(assignments.id, line.id));
  return punch!.id;
}

type Refusal = { by: "company" | "worker"; reason: string; now: Date };

async function refuse(
  tx: Transaction,
  lockedLine: HeldLine,
  { id }: Correction,
  { by, reason, now }: Refusal,
): Promise<void> {
  const refused = { refusedBy: by, refusedAt: now, refusedReason: reason };
  await tx.update(punchCorrections).set(refused).where(eq(punchCorrections.id, id));
  await decide(tx, lockedLine, now, { disputedAt: now, disputedBy: by, dispute: reason });
  const { id: assignmentId, workerId } = lockedLine.line;
  await tx.insert(hoursMessages).values({ assignmentId, workerId, side: by, text: reason, writtenAt: now });
  if (by === "company") await enqueue(tx, { kind: "hours.letter", payload: { assignmentId, about: "answered" } });
}
