import { createHash } from "node:crypto";
import { bytesOf, type ByteStore } from "@platform/storage/bytes/byte-store";
import { fileMetadata, keepOrDrop } from "@platform/storage/objects/store-object";
import type { Storage } from "@platform/storage/request/call";
import { refusals, StorageError } from "@platform/storage/request/errors";
import { placeOf, type TusRow } from "./upload.ts";

/**
 * Makes the object. The last offset is written in the same transaction: before the object exists nobody is told that the
 * upload is complete, and after a crash the client sends the last part again.
 */
export async function finish(storage: Storage, row: TusRow, size: number, lease: string): Promise<void> {
  const { version, mimetype, upsert } = row;
  try {
    await keepOrDrop(
      storage,
      version,
      async () => ({
        ...placeOf(row),
        version,
        upsert,
        ownerId: row.owner_id ?? undefined,
        metadata: fileMetadata({
          mimetype,
          size,
          cacheControl: row.cache_control,
          xRobotsTag: undefined,
          contentEncoding: undefined,
          now: storage.clock(),
          md5: await md5Of(storage.bytes, version),
        }),
        userMetadata: row.user_metadata,
      }),
      async (tx) => {
        const finished = await tx.first(
          `UPDATE storage.tus_uploads SET finished = true, upload_offset = $3, upload_length = $3
           WHERE version = $1 AND lock = $2 RETURNING version`,
          [version, lease, size],
        );
        if (!finished) throw new Error("The lease on an upload was lost before its end");
      },
    );
  } catch (error) {
    // Refused for good: what was sent is gone, so the upload is, too.
    if (error instanceof StorageError)
      await storage.db.rows(`DELETE FROM storage.tus_uploads WHERE version = $1 AND NOT finished`, [version]);
    throw error;
  }
}

/** Parts came with different requests and perhaps to different processes, so only the whole file can be hashed. */
async function md5Of(bytes: ByteStore, version: string): Promise<string> {
  const reader = await bytes.read(version);
  if (!reader) throw refusals.bytesMissing();
  const hash = createHash("md5");
  for await (const chunk of bytesOf(reader)) hash.update(chunk);
  return hash.digest("hex");
}
