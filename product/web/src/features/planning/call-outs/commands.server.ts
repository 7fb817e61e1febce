/** Tells workers about their shifts: each fact told is one call-out row, and each person gets one message. */
import { and, eq, gt, inArray, isNull, sql } from "drizzle-orm";
import type { QuestionEnd } from "@product/domain/planning/staffing/answers";
import type { AssignmentState } from "@product/domain/planning/assignments";
import {
  asking,
  asksFor,
  invitations,
  mayLeaveAt,
  respondBy,
  type CallOutKind,
} from "@product/domain/planning/staffing/call-outs";
import { Refused } from "@product/domain/refusals";
import { enqueue } from "@product/database/jobs/queue";
import { callOuts, type Offered } from "@product/database/tables/planning/call-out";
import { assignments } from "@product/database/tables/planning/event";
import type { Transaction } from "#request/perform.ts";
import { newsOf } from "./news.server.ts";
import { offersOf } from "./offers.server.ts";
import { callOutSetting } from "./queries.server.ts";

export { standingNow } from "./offers.server.ts";

/**
 * Records the news for each worker and queues one message per person, which leaves once the quiet hours are over; the
 * time to answer counts from then. Facts that a worker already knows are left out; `before` holds the earlier state
 * where no message recorded it.
 */
export async function callOut(
  tx: Transaction,
  now: Date,
  notices: readonly { id: string; kind: CallOutKind }[],
  before: ReadonlyMap<string, Offered> = new Map(),
): Promise<void> {
  if (notices.length === 0) return;
  const kinds = new Map(notices.map(({ id, kind }) => [id, kind]));
  const setting = await callOutSetting(tx);
  const offers = await offersOf(tx, [...kinds.keys()]);
  const offersWithKind = offers.map((offer) => ({ ...offer, kind: kinds.get(offer.id)! }));
  const letters = [
    ...Map.groupBy(await newsOf(tx, now, offersWithKind, before), ({ workerId }) => workerId).values(),
  ].map((workerNews) => {
    const { workerId, startsAt: firstStartsAt, homeZone } = workerNews[0]!;
    const letterId = crypto.randomUUID();
    const leavesAt = mayLeaveAt(now, firstStartsAt, homeZone, setting);
    const callOutRows = workerNews.map(({ id, kind, startsAt, offered, ...offer }) => {
      const currentDeadline = kind === "reminder" ? offer.respondBy : null;
      const until = asksFor(kind) ? respondBy(leavesAt, startsAt, kind) : currentDeadline;
      return { letterId, workerId, assignmentId: id, kind, offered, respondBy: until, leavesAt, createdAt: now };
    });
    return { job: { kind: "assignment.letter", payload: { letterId }, runAt: leavesAt }, receipts: callOutRows };
  });
  const callOutRows = letters.flatMap((letter) => letter.receipts);
  // A statement takes 65,535 parameters, so rows go in pieces.
  for (let from = 0; from < callOutRows.length; from += 2000)
    await tx.insert(callOuts).values(callOutRows.slice(from, from + 2000));
  for (const { assignmentId, kind, respondBy: until, leavesAt } of callOutRows)
    if (asksFor(kind))
      await tx
        .update(assignments)
        .set({ offeredAt: leavesAt, respondBy: until, respondedAt: null, reminded: 0 })
        .where(eq(assignments.id, assignmentId));
  await clearEarlierAnswers(tx, callOutRows);
  for (const { job } of letters) await enqueue(tx, job);
}

/** When a worker is booked or invited again, lateness and withdrawal of the time before are cleared. */
async function clearEarlierAnswers(
  tx: Transaction,
  callOutRows: readonly { assignmentId: string; kind: CallOutKind }[],
) {
  const ids = callOutRows
    .filter(({ kind }) => kind === "booked" || kind === "invited")
    .map((each) => each.assignmentId);
  if (ids.length === 0) return;
  await tx
    .update(assignments)
    .set({ lateAt: null, lateMinutes: null, withdrawnLate: null, withdrawnFrom: null, promotedAt: null })
    .where(inArray(assignments.id, ids));
}

/** Nobody is asked more often in a week than the company has set. */
export async function ensureBelowWeeklyLimit(tx: Transaction, now: Date, workerIds: readonly string[]): Promise<void> {
  if (workerIds.length === 0) return;
  const { mostPerWeek } = await callOutSetting(tx);
  const workersAtLimit = await tx
    .select({ workerId: callOuts.workerId })
    .from(callOuts)
    .where(
      and(
        inArray(callOuts.workerId, [...workerIds]),
        inArray(callOuts.kind, [...invitations]),
        gt(callOuts.createdAt, new Date(now.getTime() - 7 * 24 * 3_600_000)),
      ),
    )
    .groupBy(callOuts.workerId)
    .having(sql`count(DISTINCT ${callOuts.letterId}) >= ${mostPerWeek}`);
  if (workersAtLimit.length > 0)
    throw new Refused({ code: "assignment.asked-enough", n: workersAtLimit.length, most: mostPerWeek });
}

/**
 * Writes the answer on every unanswered call-out of the assignment; for someone on the waiting list on the call-out that
 * put them there.
 */
export const recordAnswer = (
  tx: Transaction,
  now: Date,
  { id, state }: { id: string; state: AssignmentState },
  answer: QuestionEnd,
) => {
  const answeredKinds: CallOutKind[] = answer === "withdraw" ? ["booked", ...asking] : [...asking];
  return tx
    .update(callOuts)
    .set({ answer, answeredAt: now })
    .where(
      and(
        eq(callOuts.assignmentId, id),
        inArray(callOuts.kind, state === "waitlisted" ? ["waitlisted", "filled"] : answeredKinds),
        isNull(callOuts.answer),
      ),
    );
};

/** The worker withdrew and comes after all: the answer given by the withdrawal is taken back. */
export const forgetWithdrawal = (tx: Transaction, { id, endedAt }: { id: string; endedAt: Date | null }) =>
  tx
    .update(callOuts)
    .set({ answer: null, answeredAt: null })
    .where(and(eq(callOuts.assignmentId, id), eq(callOuts.answer, "withdraw"), eq(callOuts.answeredAt, endedAt!)));
