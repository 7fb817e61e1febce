import { and, eq } from "drizzle-orm";
import { database } from "@product/database/client";
import { photos } from "@product/database/tables/photo";

/** The photo that someone has now. */
export const photoOf = async (userId: string): Promise<{ file: string; changedAt: Date } | undefined> =>
  (await database.select().from(photos).where(eq(photos.userId, userId)))[0];

/** Whether this is the photo of that person at present: an old address shows nothing any more. */
export const isPhotoOf = async (userId: string, file: string): Promise<boolean> =>
  (await database.$count(photos, and(eq(photos.userId, userId), eq(photos.file, file)))) > 0;

/** What the file is called in its bucket. */
export const photoName = (userId: string, file: string): string => `${userId}/${file}.jpg`;

export function userAndFileIn(name: string): { userId: string; file: string } | undefined {
  const [, userId, file] = /^([0-9a-f-]{36})\/([0-9a-f-]{36})\.jpg$/.exec(name) ?? [];
  return userId && file ? { userId, file } : undefined;
}
