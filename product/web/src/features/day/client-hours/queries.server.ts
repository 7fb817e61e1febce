import { asc, desc, eq } from "drizzle-orm";
import { linesFrom, pathOf } from "@product/domain/papers/signatures";
import { nameFor, type ClientNames } from "@product/domain/planning/client-links";
import { titleIn } from "@product/domain/planning/events";
import type { Locale } from "@product/domain/locales";
import { database } from "@product/database/client";
import { assignments, events, shifts } from "@product/database/tables/planning/event";
import { clientHours, clientSignings } from "@product/database/tables/day/hours";
import { workers } from "@product/database/tables/people/worker";
import { timeLines } from "#features/day/time/queries.server.ts";
import { behindClientLink } from "#features/planning/client-view/queries.server.ts";
import { isForClient } from "./offered.ts";

/** Hours of an event as its client reads them: names as far as the link allows, and nothing about pay. */
export async function hoursForClient(token: string, locale: Locale, now: Date) {
  const link = await behindClientLink(token, now);
  if (!link?.asksHours) return undefined;
  const [event] = await database.select().from(events).where(eq(events.id, link.eventId));
  if (!event) return undefined;
  const [lines, answerRows, named, signings] = await Promise.all([
    timeLines(database, eq(events.id, event.id), locale, now),
    database.select().from(clientHours).where(eq(clientHours.eventId, event.id)),
    namesAt(event.id, link.names),
    signingsOf(event.id),
  ]);
  const answers = new Map(answerRows.map((row) => [row.assignmentId, row]));
  const rows = lines.flatMap((line) => {
    const { from, until, minutes } = line.worked;
    if (from === undefined || until === undefined) return [];
    const answered = answers.get(line.id);
    return [
      {
        id: line.id,
        name: named.get(line.id)?.name ?? "",
        shift: named.get(line.id)?.shift ?? "",
        role: line.role,
        day: line.day,
        from,
        until,
        minutes: answered?.signingId ? answered.minutes : minutes,
        state: stateOf(line, answered),
      },
    ];
  });
  return { id: link.id, eventId: event.id, title: titleIn(event, locale), timeZone: event.timeZone, rows, signings };
}
export type ClientHours = NonNullable<Awaited<ReturnType<typeof hoursForClient>>>;
export type ClientHoursRow = ClientHours["rows"][number];

function stateOf(line: Parameters<typeof isForClient>[0], answer: typeof clientHours.$inferSelect | undefined) {
  if (answer?.signingId) return "signed" as const;
  if (isForClient(line)) return "open" as const;
  return answer ? ("objected" as const) : ("waits" as const);
}

/** The client's signatures on the hours of an event, for the office and for the client. */
export async function signingsOf(eventId: string) {
  const rows = await database
    .select()
    .from(clientSignings)
    .where(eq(clientSignings.eventId, eventId))
    .orderBy(desc(clientSignings.signedAt))
    .limit(100);
  return rows.map(({ id, signer, drawing, lines, minutes, signedAt }) => ({
    id,
    // Empty once it is forgotten.
    signer,
    path: pathOf(linesFrom(drawing) ?? []),
    lines,
    minutes,
    signedAt,
  }));
}
export type ClientSigning = Awaited<ReturnType<typeof signingsOf>>[number];

async function namesAt(eventId: string, scope: ClientNames) {
  const rows = await database
    .select({
      id: assignments.id,
      shift: shifts.title,
      firstName: workers.firstName,
      preferredName: workers.preferredName,
      lastName: workers.lastName,
    })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .innerJoin(workers, eq(workers.id, assignments.workerId))
    .where(eq(shifts.eventId, eventId))
    .orderBy(asc(assignments.id));
  return new Map(rows.map(({ id, shift, ...worker }) => [id, { shift, name: nameFor(scope, worker) ?? "" }]));
}
