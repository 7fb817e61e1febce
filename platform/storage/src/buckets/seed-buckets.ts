import type { Storage } from "@platform/storage/request/call";
import { ensureBucketName } from "@platform/storage/request/names";
import { ensurePatterns } from "./mime-types.ts";
import { sizeLimit } from "./size-limit.ts";

/** Makes the buckets of the settings, and brings those that exist back to what the settings say. */
export async function seedBuckets({ db, settings, clock }: Storage): Promise<void> {
  for (const bucket of settings.buckets) {
    const limit = sizeLimit(bucket.fileSizeLimit ?? null, settings.fileSizeLimit);
    const values = [
      ensureBucketName(bucket.id),
      bucket.public,
      limit,
      ensurePatterns(bucket.allowedMimeTypes ?? null),
      clock(),
    ];
    // If two servers start at once, the conflict may arise on the id or on the name, so the statement names neither.
    await db.rows(
      `INSERT INTO storage.buckets (id, name, public, file_size_limit, allowed_mime_types, created_at, updated_at)
       VALUES ($1, $1, $2, $3, $4, $5, $5) ON CONFLICT DO NOTHING`,
      values,
    );
    await db.rows(
      `UPDATE storage.buckets SET public = $2, file_size_limit = $3, allowed_mime_types = $4, updated_at = $5
       WHERE id = $1 AND (public, file_size_limit, allowed_mime_types) IS DISTINCT FROM ($2, $3, $4)`,
      values,
    );
  }
}
