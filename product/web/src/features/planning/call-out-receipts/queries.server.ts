import { and, desc, eq, sql } from "drizzle-orm";
import { isPermitted, type Actor } from "@product/domain/actor";
import type { Locale } from "@product/domain/locales";
import { database } from "@product/database/client";
import { eventPlaces } from "@product/database/filters/event-columns";
import { answerLinks, callOuts } from "@product/database/tables/call-out";
import { assignments, events, shifts } from "@product/database/tables/event";
import { narrowedAt } from "#request/who-may.ts";

const mostReceipts = 100;

/** What someone was told and answered, the newest first, of the events that the reader sees; those that are gone only for who sees all. */
export async function receiptsOf(actor: Actor, workerId: string, locale: Locale) {
  const isSeen = isPermitted(actor, "assignment.view", "everywhere")
    ? undefined
    : narrowedAt(actor, "assignment.view", eventPlaces);
  const rows = await database
    .select({ receipt: callOuts })
    .from(callOuts)
    .leftJoin(assignments, eq(assignments.id, callOuts.assignmentId))
    .leftJoin(shifts, eq(shifts.id, assignments.shiftId))
    .leftJoin(events, eq(events.id, shifts.eventId))
    .where(and(eq(callOuts.workerId, workerId), isSeen))
    .orderBy(desc(callOuts.createdAt), sql`${callOuts.id}`)
    .limit(mostReceipts);
  return rows.map(({ receipt }) => ({
    id: receipt.id,
    kind: receipt.kind,
    event: receipt.offered.event[locale],
    role: receipt.offered.role[locale],
    shift: receipt.offered.shift,
    place: receipt.offered.place,
    timeZone: receipt.offered.timeZone,
    startsAt: new Date(receipt.offered.startsAt),
    endsAt: new Date(receipt.offered.endsAt),
    leavesAt: receipt.leavesAt,
    sentAt: receipt.sentAt,
    channel: receipt.channel,
    respondBy: receipt.respondBy,
    answer: receipt.answer,
    answeredAt: receipt.answeredAt,
  }));
}
export type Receipt = Awaited<ReturnType<typeof receiptsOf>>[number];

export const hasLinks = async (workerId: string): Promise<boolean> =>
  (await database.$count(answerLinks, eq(answerLinks.workerId, workerId))) > 0;
