import { eq } from "drizzle-orm";
import { isPermitted, NotPermitted, type Actor } from "@product/domain/actor";
import { fileNameLength, mostEventFiles } from "@product/domain/planning/briefings";
import { placeOfEvent } from "@product/domain/planning/event-acts";
import { Refused } from "@product/domain/refusals";
import { database } from "@product/database/client";
import { events } from "@product/database/tables/planning/event";
import { eventFiles } from "@product/database/tables/planning/event-parts";
import { lockEvent } from "#features/planning/events/commands.server.ts";
import { perform, type Transaction } from "#request/perform.ts";
import type { Files } from "#request/ports/files.ts";
import type { NewFile, ShownFile } from "./schema.ts";

/** First the file, through the one door, then its row: no row ever names a file that is not there. */
export async function addFile(actor: Actor, eventId: string, { file, ...form }: NewFile, files: Files) {
  const [event] = await database.select().from(events).where(eq(events.id, eventId));
  if (!event) throw new Refused({ code: "record.changed-meanwhile" });
  if (!isPermitted(actor, "event.edit", placeOfEvent(event))) throw new NotPermitted(actor, "event.edit");
  const path = `${eventId}/${crypto.randomUUID()}`;
  const kept = await files.keep("event-files", path, new Uint8Array(await file.arrayBuffer()));
  const { forWorkers, forClient } = form;
  const name = form.name || file.name.slice(-fileNameLength) || "file";
  try {
    return await perform(actor, "event-file.add", async ({ tx, now, subject, recordChange }) => {
      const id = crypto.randomUUID();
      const record = subject({ id, event: await lockEvent(tx, eventId) });
      if ((await tx.$count(eventFiles, eq(eventFiles.eventId, eventId))) >= mostEventFiles)
        throw new Refused({ code: "event-file.too-many", most: mostEventFiles });
      await tx.insert(eventFiles).values({ id, eventId, path, name, ...kept, forWorkers, forClient, createdAt: now });
      recordChange(record, undefined, { name, forWorkers, forClient });
      return { id };
    });
  } catch (error) {
    await files.remove("event-files", [path]).catch(() => {});
    throw error;
  }
}

export const showFile = (actor: Actor, eventId: string, { fileId, ...to }: ShownFile) =>
  perform(actor, "event-file.show", async ({ tx, subject, recordChange }) => {
    const { file, event } = await lockFile(tx, eventId, fileId);
    const record = subject({ id: fileId, event });
    await tx.update(eventFiles).set(to).where(eq(eventFiles.id, fileId));
    recordChange(record, { forWorkers: file.forWorkers, forClient: file.forClient }, to);
    return { id: fileId };
  });

export async function removeFile(
  actor: Actor,
  eventId: string,
  { fileId }: { fileId: string },
  files: Pick<Files, "remove">,
) {
  const { path } = await perform(actor, "event-file.remove", async ({ tx, subject, recordChange }) => {
    const { file, event } = await lockFile(tx, eventId, fileId);
    const record = subject({ id: fileId, event });
    await tx.delete(eventFiles).where(eq(eventFiles.id, fileId));
    recordChange(record, { name: file.name }, undefined);
    return { path: file.path };
  });
  // A file that cannot be removed now has no owner any more.
  await files.remove("event-files", [path]).catch(() => {});
}

async function lockFile(tx: Transaction, eventId: string, fileId: string) {
  const event = await lockEvent(tx, eventId);
  const [file] = await tx.select().from(eventFiles).where(eq(eventFiles.id, fileId)).for("update");
  if (file?.eventId !== eventId) throw new Refused({ code: "record.changed-meanwhile" });
  return { file, event };
}
