import { eq } from "drizzle-orm";
import { Refused } from "@product/domain/refusals";
import { hoursLines } from "@product/database/tables/day/hours";
import { assignments, shifts } from "@product/database/tables/planning/event";
import { lockWorker } from "@product/database/workers/lock-worker";
import { lockEvent, type Event } from "#features/planning/events/commands.server.ts";
import type { Transaction } from "#request/perform.ts";
import { timeLines, type TimeLine } from "#features/day/time/lines.server.ts";

export type HeldLine = { line: TimeLine; event: Event };

/** A line as it is now, with event, worker, assignment and what was decided locked in the order in which everyone takes them. */
export async function heldLine(tx: Transaction, assignmentId: string, now: Date): Promise<HeldLine> {
  const [found] = await tx
    .select({ workerId: assignments.workerId, eventId: shifts.eventId })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .where(eq(assignments.id, assignmentId));
  if (!found) throw new Refused({ code: "record.changed-meanwhile" });
  const event = await lockEvent(tx, found.eventId);
  await lockWorker(tx, found.workerId);
  await tx.select().from(assignments).where(eq(assignments.id, assignmentId)).for("update");
  // Closing a period locks this row until the period is closed.
  await tx.select().from(hoursLines).where(eq(hoursLines.assignmentId, assignmentId)).for("update");
  const [line] = await timeLines(tx, eq(assignments.id, assignmentId), "en", now);
  if (!line) throw new Refused({ code: "record.changed-meanwhile" });
  return { line, event };
}

export function ensureOpenLine({ decision }: TimeLine): void {
  if (decision?.periodId) throw new Refused({ code: "hours.locked" });
  if (decision?.approvedAt) throw new Refused({ code: "record.changed-meanwhile" });
}

type Decided = Partial<typeof hoursLines.$inferInsert>;

export async function decide(tx: Transaction, { line, event }: HeldLine, now: Date, decided: Decided): Promise<void> {
  const version = (line.decision?.version ?? 0) + 1;
  const row = {
    assignmentId: line.id,
    workerId: line.workerId,
    eventId: event.id,
    legalEntityId: line.legalEntityId,
    day: line.day,
    ...decided,
    version,
    updatedAt: now,
  };
  await tx
    .insert(hoursLines)
    .values(row)
    .onConflictDoUpdate({ target: hoursLines.assignmentId, set: { ...decided, version, updatedAt: now } });
}

const notApproved = {
  approvedAt: null,
  approvedBy: null,
  workedFrom: null,
  workedUntil: null,
  minutes: null,
  split: null,
} as const;

/** Takes an approval back together with what is decided instead. */
export async function decideAnew(tx: Transaction, lockedLine: HeldLine, now: Date, decided: Decided): Promise<void> {
  await decide(tx, lockedLine, now, { ...notApproved, ...decided });
  if (!lockedLine.line.decision?.approvedAt) return;
  const state = lockedLine.line.worked.from === undefined ? "confirmed" : "checked_out";
  await tx.update(assignments).set({ state, updatedAt: now }).where(eq(assignments.id, lockedLine.line.id));
}
