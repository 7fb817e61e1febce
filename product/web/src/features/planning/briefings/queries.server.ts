import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { Locale } from "@product/domain/locales";
import { placeTaking } from "@product/domain/planning/assignments";
import { briefingIn, changedLast, hasRead } from "@product/domain/planning/briefings";
import type { Blocks } from "@product/domain/site/blocks";
import { database } from "@product/database/client";
import { assignments, events, shifts } from "@product/database/tables/planning/event";
import { eventFiles } from "@product/database/tables/planning/event-parts";
import { workers } from "@product/database/tables/people/worker";
import { fullName } from "@product/database/workers/full-name";
import { readBlocks } from "#features/ground/markdown/queries.server.ts";
import { shiftTerms } from "#features/planning/work-terms/queries.server.ts";

/** The texts of an event and of its shifts, and who of those with a place has read what is asked of them. */
export async function briefingOf(eventId: string, locale: Locale) {
  const [event] = await database.select().from(events).where(eq(events.id, eventId));
  if (!event) return undefined;
  const rows = await database
    .select()
    .from(shifts)
    .where(and(eq(shifts.eventId, eventId), isNull(shifts.cancelledAt)))
    .orderBy(asc(shifts.startsAt), asc(shifts.id));
  return {
    briefingEs: event.briefingEs,
    briefingEn: event.briefingEn,
    asks: event.briefingAsks,
    version: event.version,
    blocks: readBlocks(briefingIn(event, locale)).blocks,
    shifts: rows.map(({ id, title, startsAt, briefingEn, briefingEs }) => ({
      id,
      title,
      startsAt,
      briefingEn,
      briefingEs,
      blocks: readBlocks(briefingIn({ briefingEn, briefingEs }, locale)).blocks,
    })),
  };
}
export type BriefingScreen = NonNullable<Awaited<ReturnType<typeof briefingOf>>>;

/** Those who hold a place where there is something to read, those first who have not read it. */
export async function readersOf(eventId: string) {
  const rows = await database
    .select({ id: assignments.id, name: fullName, readAt: assignments.briefingReadAt, shift: shifts, event: events })
    .from(assignments)
    .innerJoin(workers, eq(workers.id, assignments.workerId))
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(events, eq(events.id, shifts.eventId))
    .where(and(eq(shifts.eventId, eventId), inArray(assignments.state, [...placeTaking])))
    .orderBy(asc(workers.listedName), asc(shifts.startsAt));
  return rows
    .flatMap(({ id, name, readAt, shift, event }) => {
      const changedAt = changedLast(event, shift);
      if (!changedAt) return [];
      return [{ id, name, shift: shift.title, readAt: hasRead(readAt, changedAt) ? readAt : null }];
    })
    .toSorted((a, b) => Number(a.readAt !== null) - Number(b.readAt !== null));
}
export type Reader = Awaited<ReturnType<typeof readersOf>>[number];

export type ShownBriefing = {
  parts: readonly Blocks[];
  /** When it changed for the last time: what is confirmed as read is this, and nothing later. */
  changedAt: Date;
  asks: boolean;
  readAt: Date | null;
  files: readonly { id: string; name: string; size: number }[];
  /** As the shift, its event, the client or the company says. */
  dress: string;
};

/** Briefing for a worker's shift, with the files shown to people who work there. */
export async function briefingFor(assignmentId: string, locale: Locale): Promise<ShownBriefing | undefined> {
  const [row] = await database
    .select({ readAt: assignments.briefingReadAt, shift: shifts, event: events })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(events, eq(events.id, shifts.eventId))
    .where(eq(assignments.id, assignmentId));
  if (!row) return undefined;
  const { event, shift, readAt } = row;
  const changedAt = changedLast(event, shift);
  const files = await database
    .select({ id: eventFiles.id, name: eventFiles.name, size: eventFiles.size })
    .from(eventFiles)
    .where(and(eq(eventFiles.eventId, event.id), eq(eventFiles.forWorkers, true)))
    .orderBy(asc(eventFiles.createdAt));
  const { dressEs, dressEn } = (await shiftTerms(event.id, shift.id)).inForce;
  const dress = locale === "es" ? dressEs.value || dressEn.value : dressEn.value || dressEs.value;
  if (!changedAt && files.length === 0 && !dress) return undefined;
  const texts = [briefingIn(event, locale), briefingIn(shift, locale)].filter(Boolean);
  return {
    parts: texts.map((text) => readBlocks(text).blocks),
    changedAt: changedAt ?? event.createdAt,
    asks: changedAt !== undefined && event.briefingAsks,
    readAt: changedAt && hasRead(readAt, changedAt) ? readAt : null,
    files,
    dress,
  };
}
