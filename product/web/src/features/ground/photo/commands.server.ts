import { eq, sql } from "drizzle-orm";
import { NotPermitted, type Actor } from "@product/domain/actor";
import type { Frame } from "@product/domain/files/frame";
import { Refused } from "@product/domain/refusals";
import { photos } from "@product/database/tables/people/photo";
import { filesContext, type Files, type UploadOwner } from "#request/ports/files.ts";
import type { Sent } from "#request/forms/form-action.ts";
import { perform } from "#request/perform.ts";
import { photoName } from "./queries.server.ts";
import type { PhotoChoice, PhotoFile } from "./schema.ts";

type FilesOfRequest = Pick<Sent, "context">;

/** A picture that came with the form itself; of it, the middle is taken. */
export async function changePhoto(actor: Actor, { photo }: PhotoFile, { context }: FilesOfRequest): Promise<void> {
  await keepPhoto(actor, context.get(filesContext), await photo.bytes());
}

/**
 * Saves the square that was chosen of an uploaded picture. The upload is deleted afterwards, also when it was unusable.
 */
export async function choosePhoto(
  actor: Actor,
  { upload, ...frame }: PhotoChoice,
  { context }: FilesOfRequest,
): Promise<void> {
  const files = context.get(filesContext);
  const owner = photoUploads(actor);
  const bytes = await files.readUpload(owner, upload);
  try {
    await keepPhoto(actor, files, bytes, frame);
  } finally {
    await files.forgetUpload(owner, upload).catch(leftToUpkeep);
  }
}

export async function removePhoto(actor: Actor, _: object, { context }: FilesOfRequest): Promise<void> {
  const removed = await perform(actor, "photo.remove", async ({ tx, subject }) => {
    const { userId } = subject({ userId: idOf(actor) });
    const rows = await tx.delete(photos).where(eq(photos.userId, userId)).returning();
    return rows.map(({ file }) => photoName(userId, file));
  });
  await context.get(filesContext).remove("photos", removed).catch(leftToUpkeep);
}

/** Where one's own uploads wait until a square of them is chosen. */
export const photoUploads = (actor: Actor): UploadOwner => ({ purpose: "photo", userId: idOf(actor) });

/** First the file, then the row: nobody ever has a photo that is not there. */
async function keepPhoto(actor: Actor, files: Files, bytes: Uint8Array, frame?: Frame): Promise<void> {
  const userId = idOf(actor);
  const file = crypto.randomUUID();
  const remove = (unused: string) => files.remove("photos", [photoName(userId, unused)]).catch(leftToUpkeep);
  await files.keep("photos", photoName(userId, file), bytes, frame);
  try {
    const former = await makePhoto(actor, userId, file);
    if (former) await remove(former);
  } catch (error) {
    await remove(file);
    throw error;
  }
}

/** Gives back the file whose place it took. */
const makePhoto = (actor: Actor, userId: string, file: string): Promise<string | undefined> =>
  perform(actor, "photo.change", async ({ tx, now, subject }) => {
    subject({ userId });
    // There may be no row to lock yet, and of several photos that come at once each must know the one before.
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`photo ${userId}`}, 0))`);
    const [row] = await tx.select().from(photos).where(eq(photos.userId, userId));
    const changed = { file, changedAt: now };
    await tx
      .insert(photos)
      .values({ userId, ...changed })
      .onConflictDoUpdate({ target: photos.userId, set: changed });
    return row?.file;
  });

/** Asked before anything is kept: a file would be there before `perform` says no. */
function idOf(actor: Actor): string {
  if (actor.kind !== "person") throw new NotPermitted(actor, "self");
  if (actor.viewedBy) throw new Refused({ code: "view-as.read-only", name: actor.name });
  return actor.id;
}

/** A file that cannot be removed now has no owner, and goes with the next upkeep. */
const leftToUpkeep = () => {};
