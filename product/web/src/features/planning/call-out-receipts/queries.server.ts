import { and, desc, eq, sql, type SQL } from "drizzle-orm";
import { isPermitted, type Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { database } from "@product/database/client";
import { eventPlaces } from "@product/database/filters/event-columns";
import { answerLinks, callOuts, phoneCalls, type Offered } from "@product/database/tables/planning/call-out";
import { assignments, events, shifts, slots } from "@product/database/tables/planning/event";
import { permittedRowsAt } from "#request/who-may.ts";

const mostReceipts = 100;

/**
 * Receipts of a worker's messages and answers, newest first, at events in the reader's scope; receipts of deleted
 * events only for readers who see everything.
 */
export async function receiptsOf(actor: Actor, workerId: string, locale: Locale) {
  const isSeen = isPermitted(actor, "assignment.view", "everywhere")
    ? undefined
    : permittedRowsAt(actor, "assignment.view", eventPlaces);
  const rows = await database
    .select({ receipt: callOuts })
    .from(callOuts)
    .leftJoin(assignments, eq(assignments.id, callOuts.assignmentId))
    .leftJoin(shifts, eq(shifts.id, assignments.shiftId))
    .leftJoin(events, eq(events.id, shifts.eventId))
    .where(and(eq(callOuts.workerId, workerId), isSeen))
    .orderBy(desc(callOuts.createdAt), sql`${callOuts.id}`)
    .limit(mostReceipts);
  const letters = rows.map(({ receipt }) => ({
    id: receipt.id,
    kind: receipt.kind,
    ...factsOf(receipt.offered, locale),
    leavesAt: receipt.leavesAt,
    sentAt: receipt.sentAt,
    channel: receipt.channel,
    respondBy: receipt.respondBy,
    answer: receipt.answer,
    answeredAt: receipt.answeredAt,
    outcome: null,
    createdAt: receipt.createdAt,
  }));
  const calls = await callsTo(workerId, isSeen, locale);
  return [...letters, ...calls]
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .slice(0, mostReceipts);
}
export type Receipt = Awaited<ReturnType<typeof receiptsOf>>[number];

const factsOf = ({ event, role, startsAt, endsAt, ...offered }: Offered, locale: Locale) => ({
  ...offered,
  event: event[locale],
  role: role[locale],
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
});

/** A call is both at once: what was offered, and what they said. */
async function callsTo(workerId: string, isSeen: SQL | undefined, locale: Locale) {
  const rows = await database
    .select({ call: phoneCalls })
    .from(phoneCalls)
    .leftJoin(slots, eq(slots.id, phoneCalls.slotId))
    .leftJoin(events, eq(events.id, slots.eventId))
    .where(and(eq(phoneCalls.workerId, workerId), isSeen))
    .orderBy(desc(phoneCalls.createdAt), sql`${phoneCalls.id}`)
    .limit(mostReceipts);
  return rows.map(({ call }) => ({
    id: call.id,
    kind: "phone" as const,
    ...factsOf(call.offered, locale),
    leavesAt: call.createdAt,
    sentAt: call.createdAt,
    channel: "phone" as const,
    respondBy: null,
    answer: null,
    answeredAt: null,
    outcome: call.outcome,
    createdAt: call.createdAt,
  }));
}

export const hasLinks = async (workerId: string): Promise<boolean> =>
  (await database.$count(answerLinks, eq(answerLinks.workerId, workerId))) > 0;
