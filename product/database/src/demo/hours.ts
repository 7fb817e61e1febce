/**
 * Open matters about the demonstration's hours: a line that its worker disputes, with the messages of both sides, and a
 * link of an inspector.
 */
import { createHash, randomBytes } from "node:crypto";
import { and, asc, eq, sql } from "drizzle-orm";
import { plusDays } from "@product/domain/time/local-date";
import { usualZone } from "@product/domain/time/zone";
import { dayAt } from "@product/domain/time/zoned";
import { assignments, shifts } from "@product/database/tables/planning/event";
import { hoursLines, hoursMessages } from "@product/database/tables/day/hours";
import { inspectionLinks } from "@product/database/tables/day/inspection";
import type { Transaction } from "@product/database/write";

type Where = { eventId: string; legalEntityId: string; now: Date };

const hourMs = 3_600_000;

/** Closed periods and batches are written once and for all, and could not be removed with the rest: those are for whoever tries it. */
export async function furnishHours(tx: Transaction, where: Where): Promise<void> {
  await disputeOne(tx, where);
  await inviteInspector(tx, where);
}

async function disputeOne(tx: Transaction, { eventId, legalEntityId, now }: Where): Promise<void> {
  // Lines of this event on an earlier day have lost their assignments.
  const gone = sql`assignment_id IN (SELECT l.assignment_id FROM app.hours_line l WHERE l.event_id = ${eventId} AND l.period_id IS NULL
    AND NOT EXISTS (SELECT FROM app.assignment a WHERE a.id = l.assignment_id))`;
  await tx.delete(hoursMessages).where(gone);
  await tx.delete(hoursLines).where(gone);
  // Somebody who is not there tonight: the worker of the demonstration has hours to agree to.
  const isOnce = sql`NOT EXISTS (SELECT FROM app.assignment b JOIN app.shift o ON o.id = b.shift_id
    WHERE b.worker_id = ${assignments.workerId} AND o.event_id = ${eventId} AND o.id <> ${shifts.id})`;
  const [assignment] = await tx
    .select({ assignmentId: assignments.id, workerId: assignments.workerId, day: shifts.day, endsAt: shifts.endsAt })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .where(and(eq(shifts.eventId, eventId), eq(assignments.state, "checked_out"), isOnce))
    .orderBy(asc(shifts.startsAt), asc(assignments.workerId))
    .limit(1);
  if (!assignment) return;
  const { endsAt, ...line } = assignment;
  const at = (hours: number) => new Date(Math.min(endsAt.getTime() + hours * hourMs, now.getTime()));
  const dispute = "Me quedé media hora más recogiendo las acreditaciones.";
  await tx.insert(hoursLines).values({
    ...line,
    eventId,
    legalEntityId,
    disputedAt: at(3),
    disputedBy: "worker",
    dispute,
    version: 1,
    updatedAt: at(3),
  });
  const about = { assignmentId: line.assignmentId, workerId: line.workerId };
  await tx.insert(hoursMessages).values([
    { ...about, side: "worker" as const, text: dispute, writtenAt: at(3) },
    { ...about, side: "company" as const, text: "Lo consultamos con la responsable de turno.", writtenAt: at(5) },
  ]);
}

async function inviteInspector(tx: Transaction, { legalEntityId, now }: Where): Promise<void> {
  if ((await tx.$count(inspectionLinks, eq(inspectionLinks.legalEntityId, legalEntityId))) > 0) return;
  const today = dayAt(now, usualZone);
  await tx.insert(inspectionLinks).values({
    // Nobody has this one: to try it, make another.
    tokenHash: createHash("sha256").update(randomBytes(32)).digest(),
    legalEntityId,
    firstDay: plusDays(today, -31),
    lastDay: today,
    note: "Inspección de Trabajo de Madrid",
    createdAt: new Date(now.getTime() - 24 * hourMs),
    expiresAt: new Date(now.getTime() + 13 * 24 * hourMs),
  });
}
