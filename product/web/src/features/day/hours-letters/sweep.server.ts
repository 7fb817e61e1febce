/** Workers are asked once about each shift that is over: whether its hours are right, or when they left. */
import { and, eq, gt, isNotNull, isNull, or, sql } from "drizzle-orm";
import { theSystem } from "@product/domain/actor";
import { answerHours } from "@product/domain/day/time-lines";
import { mayLeaveAt } from "@product/domain/planning/staffing/call-outs";
import { database } from "@product/database/client";
import { enqueue } from "@product/database/jobs/queue";
import { assignments, events, shifts } from "@product/database/tables/planning/event";
import { hoursLines, hoursTold } from "@product/database/tables/day/hours";
import { workers } from "@product/database/tables/people/worker";
import { timeLines, type TimeLine } from "#features/day/time/queries.server.ts";
import { callOutSetting } from "#features/planning/call-outs/queries.server.ts";
import { clockNow } from "#request/clock.ts";
import { perform } from "#request/perform.ts";

/** Those who can still answer, have not, and were never asked. People who were invented for a demonstration have no mailbox. */
export async function askForAnswers(): Promise<void> {
  const now = clockNow();
  const where = and(
    gt(shifts.endsAt, new Date(now.getTime() - answerHours * 3_600_000)),
    isNotNull(workers.email),
    or(isNull(hoursLines.assignmentId), and(isNull(hoursLines.endorsedAt), isNull(hoursLines.disputedAt))),
    sql`NOT EXISTS (SELECT FROM app.hours_told t WHERE t.assignment_id = ${assignments.id})`,
    sql`NOT EXISTS (SELECT FROM app.demo_record d WHERE d.kind = 'worker' AND d.id = ${workers.id})`,
  );
  const groupsToAsk = new Set(["fine", "different", "missing-out"]);
  const lines = (await timeLines(database, where, "en", now)).filter(({ group }) => groupsToAsk.has(group));
  for (const line of lines) await ask(line);
}

const ask = (line: TimeLine) =>
  perform(theSystem, "hours.tell", async ({ tx, now, subject }) => {
    const [event] = await tx.select().from(events).where(eq(events.id, line.eventId));
    subject({ id: line.id, workerId: line.workerId, event: event! });
    const about = line.group === "missing-out" ? "unclosed" : "endorse";
    const notice = { assignmentId: line.id, kind: about, toldAt: now } as const;
    const first = await tx.insert(hoursTold).values(notice).onConflictDoNothing().returning();
    if (first.length === 0) return;
    const runAt = mayLeaveAt(now, new Date(now.getTime() + 86_400_000), event!.timeZone, await callOutSetting(tx));
    await enqueue(tx, { kind: "hours.letter", payload: { assignmentId: line.id, about }, runAt });
  });
