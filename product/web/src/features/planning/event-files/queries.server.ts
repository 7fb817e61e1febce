import { and, asc, eq, exists, isNotNull, ne } from "drizzle-orm";
import { database } from "@product/database/client";
import { assignments, shifts } from "@product/database/tables/planning/event";
import { eventFiles } from "@product/database/tables/planning/event-parts";
import { workerBehind } from "@product/database/workers/answer-links";
import type { Files } from "#request/ports/files.ts";

export const filesOf = (eventId: string) =>
  database
    .select({
      id: eventFiles.id,
      name: eventFiles.name,
      type: eventFiles.type,
      size: eventFiles.size,
      forWorkers: eventFiles.forWorkers,
      forClient: eventFiles.forClient,
      createdAt: eventFiles.createdAt,
    })
    .from(eventFiles)
    .where(eq(eventFiles.eventId, eventId))
    .orderBy(asc(eventFiles.createdAt), asc(eventFiles.id));
export type EventFile = Awaited<ReturnType<typeof filesOf>>[number];

export type StoredFile = typeof eventFiles.$inferSelect;

export const fileOf = async (eventId: string, fileId: string): Promise<StoredFile | undefined> =>
  (
    await database
      .select()
      .from(eventFiles)
      .where(and(eq(eventFiles.id, fileId), eq(eventFiles.eventId, eventId)))
  )[0];

/** One that is for those who work there, for somebody who was told of a shift there. */
export async function fileBehindLink(token: string, fileId: string): Promise<StoredFile | undefined> {
  const workerId = await workerBehind(database, token);
  if (!workerId) return undefined;
  const ownAssignments = database
    .select({ id: assignments.id })
    .from(assignments)
    .innerJoin(shifts, eq(shifts.id, assignments.shiftId))
    .where(
      and(
        eq(shifts.eventId, eventFiles.eventId),
        eq(assignments.workerId, workerId),
        ne(assignments.state, "staged"),
        isNotNull(shifts.publishedAt),
      ),
    );
  const [file] = await database
    .select()
    .from(eventFiles)
    .where(and(eq(eventFiles.id, fileId), eq(eventFiles.forWorkers, true), exists(ownAssignments)));
  return file;
}

/** An address that works for some minutes, and gives it out as a file and never as a page. */
export function addressOf(files: Pick<Files, "downloadLink">, { path, name, type }: StoredFile): Promise<string> {
  const ending = endings[type] ?? "bin";
  const stem = name.replace(/\.[a-z0-9]{2,4}$/i, "").replaceAll(/[^\p{L}\p{N} ._-]+/gu, "-");
  return files.downloadLink("event-files", path, `${stem}.${ending}`);
}

const endings: Readonly<Record<string, string>> = {
  "application/pdf": "pdf",
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
};
