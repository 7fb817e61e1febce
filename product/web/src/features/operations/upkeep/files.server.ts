/** Takes away files that have had their time. */
import { clockNow } from "#request/clock.ts";
import { inArray } from "drizzle-orm";
import { theSystem } from "@product/domain/actor";
import { daysKept, type BucketName } from "@product/domain/files/buckets";
import { database } from "@product/database/client";
import { photos } from "@product/database/tables/people/photo";
import { keptBrand, logoName, logosOf } from "#features/company/branding/queries.server.ts";
import { photoName, userAndFileIn } from "#features/ground/photo/queries.server.ts";
import type { Files } from "#request/ports/files.ts";
import { perform } from "#request/perform.ts";

// A file that was kept a moment ago may not have its row yet.
const daysUntilItIsNobodys = 1;

export const fileJobs = (files: Files) => ({
  "uploads.forget": () => forgetFiles(files, "incoming", daysAgo(daysKept.incoming)),
  "exports.forget": () => forgetFiles(files, "exports", daysAgo(daysKept.exports)),
  "logos.forget": () => forgetFiles(files, "logos", daysAgo(daysUntilItIsNobodys), withoutUse),
  "photos.forget": () => forgetFiles(files, "photos", daysAgo(daysUntilItIsNobodys), withoutOwner),
});

export const fileSchedules = [
  { name: "uploads.forget", everySeconds: 24 * 3600 },
  { name: "exports.forget", everySeconds: 24 * 3600 },
  { name: "logos.forget", everySeconds: 24 * 3600 },
  { name: "photos.forget", everySeconds: 24 * 3600 },
] as const;

/** All that were put there before then, or those of them that `choose` names. */
const forgetFiles = (
  files: Pick<Files, "olderThan" | "remove">,
  bucket: BucketName,
  before: Date,
  choose = async (names: string[]) => names,
): Promise<void> =>
  perform(theSystem, "file.forget", async ({ subject }) => {
    subject({ bucket, before: before.toISOString() });
    for await (const names of files.olderThan(bucket, before)) await files.remove(bucket, await choose(names));
  });

/** Photos that were replaced or never came to be anybody's, as after a crash between file and row. */
async function withoutOwner(names: string[]): Promise<string[]> {
  const ids = names.flatMap((name) => userAndFileIn(name)?.file ?? []);
  const rows = await database.select().from(photos).where(inArray(photos.file, ids));
  const owned = new Set(rows.map(({ userId, file }) => photoName(userId, file)));
  return names.filter((name) => !owned.has(name));
}

/** Logos that another took the place of. */
async function withoutUse(names: string[]): Promise<string[]> {
  const { light, dark } = logosOf(await keptBrand());
  const shown = new Set([light, dark].map((logo) => logo && logoName(logo.file)));
  return names.filter((name) => !shown.has(name));
}

const daysAgo = (days: number) => new Date(clockNow().getTime() - days * 24 * 3600 * 1000);
