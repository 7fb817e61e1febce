import { and, asc, eq, gte, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { hourKinds, type HourSplit } from "@product/domain/day/hours";
import { isApprovable, mayStillAnswer, toLookAt } from "@product/domain/day/time-lines";
import { Refused } from "@product/domain/refusals";
import { hoursLines, hoursPeriods } from "@product/database/tables/day/hours";
import { assignments, events, shifts } from "@product/database/tables/planning/event";
import { legalEntities } from "@product/database/tables/company/master-data";
import { clockNow } from "#request/clock.ts";
import { perform, type Transaction } from "#request/perform.ts";
import { decide, decideAnew, heldLine, ensureOpenLine } from "./line/held-line.server.ts";
import { undisputed } from "./line/disputes.server.ts";
import { ofDays, timeLines } from "./lines.server.ts";
import { ensurePunchesSeen } from "./closing/late-punches.server.ts";
import { keepClosed } from "./closing/keep-closed.server.ts";
import type { LockForm } from "./schema.ts";

export { agreeAsWorker, refuseAsWorker } from "./line/corrections.server.ts";
export { disputeForClient, disputeHours, endorseHours, writeAsWorker } from "./line/disputes.server.ts";
export { heldLine, type HeldLine } from "./line/held-line.server.ts";

/** `looked`: the doubtful punches that the approver says they looked at, as `toLookAt` names them. */
export type Seen = { id: string; minutes: number; looked?: string | undefined };

/**
 * Approves the lines exactly as shown: if one has changed since, the whole call is refused. A line with doubtful punches
 * needs a confirmation of its own: among several it is left out, and alone it is refused.
 */
export const approveHours = (actor: Actor, seen: readonly Seen[]) =>
  perform(actor, "hours.approve", async ({ tx, now, subject, recordChange }) => {
    let left = 0;
    // In one order for everyone, so that two who approve the same lines wait for each other.
    for (const { id, minutes, looked } of seen.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const lockedLine = await heldLine(tx, id, now);
      const { line, event } = lockedLine;
      const isLookedAt = line.doubts.length > 0 && looked === toLookAt(line.doubts);
      if (line.doubts.length > 0 && !isLookedAt) {
        left += 1;
        continue;
      }
      const record = subject({ id, workerId: line.workerId, event });
      ensureOpenLine(line);
      if (line.worked.minutes !== minutes) throw new Refused({ code: "record.changed-meanwhile" });
      if (!isApprovable(line.group)) throw new Refused({ code: "hours.not-approvable" });
      const { from, until, split } = line.worked;
      await decide(tx, lockedLine, now, {
        // Read after the line was locked, so that punches which came while waiting count as seen.
        approvedAt: clockNow(),
        approvedBy: actor.kind === "person" ? actor.id : null,
        workedFrom: from === undefined ? null : new Date(from),
        workedUntil: until === undefined ? null : new Date(until),
        minutes,
        split,
      });
      const state = from === undefined ? "no_show" : "approved";
      await tx.update(assignments).set({ state, updatedAt: now }).where(eq(assignments.id, id));
      const acceptedDoubts = isLookedAt ? { lookedAt: line.doubts.flatMap(({ doubts }) => doubts) } : {};
      recordChange(record, undefined, { minutes, split, ...acceptedDoubts });
    }
    if (left === seen.length) throw new Refused({ code: "hours.look-first", n: left });
    return { count: seen.length - left, left };
  });

/** Takes an approval back, with a reason; what lies in a closed period stays as it is. */
export const reopenHours = (actor: Actor, assignmentId: string, reason: string) =>
  perform(actor, "hours.reopen", async ({ tx, now, subject, recordChange }) => {
    const lockedLine = await heldLine(tx, assignmentId, now);
    const { line, event } = lockedLine;
    const record = subject({ id: assignmentId, workerId: line.workerId, event });
    if (line.decision?.periodId) throw new Refused({ code: "hours.locked" });
    if (!line.decision?.approvedAt) throw new Refused({ code: "record.changed-meanwhile" });
    await decideAnew(tx, lockedLine, now, undisputed);
    recordChange(record, { minutes: line.decision.minutes }, { minutes: null, reason });
    return { id: assignmentId };
  });

/** Closes the hours of a company between two days: totals, and a hash over every line. */
export const lockPeriod = (actor: Actor, { entityId, firstDay, lastDay }: LockForm) =>
  perform(actor, "hours.lock", async ({ tx, now, subject, recordChange }) => {
    const [entity] = await tx.select().from(legalEntities).where(eq(legalEntities.id, entityId)).for("update");
    if (!entity || lastDay < firstDay) throw new Refused({ code: "record.changed-meanwhile" });
    const id = crypto.randomUUID();
    const record = subject({ id, legalEntityId: entityId });
    const overlapping = and(
      eq(hoursPeriods.legalEntityId, entityId),
      lte(hoursPeriods.firstDay, lastDay),
      gte(hoursPeriods.lastDay, firstDay),
      isNull(hoursPeriods.reopenedAt),
    );
    if ((await tx.$count(hoursPeriods, overlapping)) > 0) throw new Refused({ code: "hours.period-overlaps" });
    const approvedInPeriod = and(
      eq(hoursLines.legalEntityId, entityId),
      gte(hoursLines.day, firstDay),
      lte(hoursLines.day, lastDay),
      sql`${hoursLines.approvedAt} IS NOT NULL`,
    );
    const lines = await tx
      .select()
      .from(hoursLines)
      .where(approvedInPeriod)
      .orderBy(asc(hoursLines.assignmentId))
      .for("update");
    // Counted once the approved lines are locked, so that no approval is taken back meanwhile.
    const n = await countUnapproved(tx, { entityId, firstDay, lastDay }, now);
    if (n > 0) throw new Refused({ code: "hours.not-all-approved", n });
    const answering = await countUnanswered(tx, lines, now);
    if (answering > 0) throw new Refused({ code: "hours.window-open", n: answering });
    await ensurePunchesSeen(
      tx,
      lines.map(({ assignmentId }) => assignmentId),
    );
    const totals = totalOf(lines.flatMap(({ split }) => split ?? []));
    const period = {
      lines: lines.length,
      minutes: lines.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0),
      totals,
    };
    const of = { id, legalEntityId: entityId, firstDay, lastDay };
    const lockedBy = actor.kind === "person" ? actor.id : null;
    const hash = await keepClosed(tx, { ...of, ...period, lockedBy, lockedAt: now }, lines);
    recordChange(record, undefined, { firstDay, lastDay, ...period, hash: hash.toString("hex") });
    return { id };
  });

async function countUnapproved(tx: Transaction, { entityId, firstDay, lastDay }: LockForm, now: Date): Promise<number> {
  const there = and(
    eq(events.legalEntityId, entityId),
    ofDays(firstDay, lastDay),
    sql`NOT EXISTS (SELECT FROM app.hours_line l WHERE l.assignment_id = ${assignments.id} AND l.approved_at IS NOT NULL)`,
  );
  const due = await timeLines(tx, there, "en", now, 1_000);
  const notOver = await tx
    .select({ n: sql<number>`count(*)::int` })
    .from(shifts)
    .innerJoin(events, eq(events.id, shifts.eventId))
    .where(
      and(
        eq(events.legalEntityId, entityId),
        ofDays(firstDay, lastDay),
        sql`${shifts.endsAt} > ${now} AND ${shifts.cancelledAt} IS NULL`,
      ),
    );
  return due.length + notOver[0]!.n;
}

/** Counts the lines whose worker has not answered and still may. */
async function countUnanswered(tx: Transaction, lines: readonly (typeof hoursLines.$inferSelect)[], now: Date) {
  const silent = lines.filter(({ endorsedAt, settledAt }) => !endorsedAt && !settledAt);
  if (silent.length === 0) return 0;
  const ends = await tx
    .select({ endsAt: shifts.endsAt })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .where(
      inArray(
        assignments.id,
        silent.map(({ assignmentId }) => assignmentId),
      ),
    );
  return ends.filter(({ endsAt }) => mayStillAnswer(endsAt.getTime(), now.getTime())).length;
}

const totalOf = (splits: readonly HourSplit[]): HourSplit =>
  Object.fromEntries(
    hourKinds.flatMap((kind) => {
      const sum = splits.reduce((all, split) => all + (split[kind] ?? 0), 0);
      return sum > 0 ? [[kind, sum]] : [];
    }),
  );
