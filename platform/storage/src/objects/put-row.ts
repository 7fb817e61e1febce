/** Gives bytes that are already on disk their row: the moment from which an object exists or is another. */
import type { Sql } from "@platform/kernel/sql";
import type { Place } from "@platform/storage/access/tokens";
import { refusals } from "@platform/storage/request/errors";
import { objectColumns, type FileMetadata, type ObjectRow } from "./object.ts";
import { isUuid } from "./uuid.ts";

export type NewObject = Place & {
  version: string;
  ownerId: string | undefined;
  metadata: FileMetadata;
  userMetadata: object | null;
};

export type Put = { object: ObjectRow; replaced: string | undefined };

/** Within a transaction; returns the version whose bytes are no longer needed after the commit. */
export async function putRow(
  tx: Sql,
  newObject: NewObject,
  { upsert, now }: { upsert: boolean; now: Date },
): Promise<Put> {
  const values = [
    newObject.bucket,
    newObject.name,
    isUuid(newObject.ownerId) ? newObject.ownerId : null,
    newObject.ownerId ?? null,
    newObject.version,
    JSON.stringify(newObject.metadata),
    newObject.userMetadata === null ? null : JSON.stringify(newObject.userMetadata),
    now,
  ];
  // Locking the bucket's row first keeps it from being deleted under the new object.
  const bucket = await tx.first(`SELECT id FROM storage.buckets WHERE id = $1 FOR KEY SHARE`, [newObject.bucket]);
  if (!bucket) throw refusals.noSuchBucket();
  for (;;) {
    const inserted = await tx.first<ObjectRow>(insertion, values);
    if (inserted) return { object: inserted, replaced: undefined };
    if (!upsert) throw refusals.keyExists();
    const old = await tx.first<{ version: string }>(
      `SELECT version FROM storage.objects WHERE bucket_id = $1 AND name = $2 FOR UPDATE`,
      [newObject.bucket, newObject.name],
    );
    // Removed between the two statements: then there is room for a new one.
    if (!old) continue;
    const object = await tx.first<ObjectRow>(replacement, values);
    return { object: object!, replaced: old.version };
  }
}

const insertion = `INSERT INTO storage.objects
  (bucket_id, name, owner, owner_id, version, metadata, user_metadata, created_at, updated_at, last_accessed_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8, $8) ON CONFLICT (bucket_id, name) DO NOTHING RETURNING ${objectColumns}`;

const replacement = `UPDATE storage.objects SET owner = $3, owner_id = $4, version = $5, metadata = $6, user_metadata = $7,
  updated_at = $8, last_accessed_at = $8 WHERE bucket_id = $1 AND name = $2 RETURNING ${objectColumns}`;
