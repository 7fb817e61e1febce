import { and, eq } from "drizzle-orm";
import type { Actor } from "@product/domain/actor";
import { database } from "@product/database/client";
import { staff } from "@product/database/tables/access/group";
import { photos } from "@product/database/tables/people/photo";
import { isSeenBy } from "#features/ground/permissions/queries.server.ts";

/** The photo that someone has now. */
export const photoOf = async (userId: string): Promise<{ file: string; changedAt: Date } | undefined> =>
  (await database.select().from(photos).where(eq(photos.userId, userId)))[0];

/** Whether this is the photo of that person at present: an old address shows nothing any more. */
export const isPhotoOf = async (userId: string, file: string): Promise<boolean> =>
  (await database.$count(photos, and(eq(photos.userId, userId), eq(photos.file, file)))) > 0;

/** Whether someone may see this colleague at all. */
export const isSeen = async (actor: Actor, userId: string): Promise<boolean> =>
  (await database.$count(staff, and(eq(staff.userId, userId), isSeenBy(actor)))) > 0;

/** The name of the file in its bucket. */
export const photoName = (userId: string, file: string): string => `${userId}/${file}.jpg`;

export function userAndFileIn(name: string): { userId: string; file: string } | undefined {
  const [, userId, file] = /^([0-9a-f-]{36})\/([0-9a-f-]{36})\.jpg$/.exec(name) ?? [];
  return userId && file ? { userId, file } : undefined;
}
