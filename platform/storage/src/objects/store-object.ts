/** Takes a file in: bytes first, then the row in one transaction, then the old bytes go. */
import { randomUUID } from "node:crypto";
import type { Sql } from "@platform/kernel/sql";
import type { Place } from "@platform/storage/access/tokens";
import { ensureType } from "@platform/storage/buckets/mime-types";
import { bytesOf } from "@platform/storage/bytes/byte-store";
import { measured } from "@platform/storage/bytes/incoming";
import type { BucketRow } from "@platform/storage/buckets/bucket";
import type { Storage } from "@platform/storage/request/call";
import { refusals, StorageError } from "@platform/storage/request/errors";
import type { Upload } from "./read-upload.ts";
import { findObject, type FileMetadata, type ObjectRow } from "./object.ts";
import { putRow, type NewObject } from "./put-row.ts";

export const limitOf = ({ settings }: Storage, { file_size_limit }: BucketRow): number =>
  Math.min(settings.fileSizeLimit, file_size_limit === null ? Infinity : Number(file_size_limit));

/** Said before a byte is read, so that nobody sends a file for nothing. */
export async function ensureRoom({ db }: Storage, place: Place, upsert: boolean): Promise<void> {
  if (!upsert && (await findObject(db, place))) throw refusals.keyExists();
}

export async function storeObject(
  storage: Storage,
  bucket: BucketRow,
  name: string,
  upload: Upload,
  { upsert, ownerId }: { upsert: boolean; ownerId: string | undefined },
): Promise<ObjectRow> {
  const isFolder = isPlaceholder(name);
  ensureType(upload.mimetype, isFolder ? null : bucket.allowed_mime_types);
  const version = randomUUID();
  const content = measured(upload.content, isFolder ? 0 : limitOf(storage, bucket));
  await storage.bytes.write(version, content);
  return keepOrDrop(storage, version, async () => {
    const { size, md5 } = content.taken();
    const now = storage.clock();
    return {
      bucket: bucket.id,
      name,
      version,
      ownerId,
      metadata: fileMetadata({ ...upload, size, md5, now }),
      userMetadata: upload.userMetadata,
      upsert,
    };
  });
}

/** Dashboards make folders visible by an empty file of this name, whatever the bucket takes otherwise. */
export const isPlaceholder = (name: string): boolean => name.endsWith("/.emptyFolderPlaceholder");

/**
 * Bytes that were refused a row are removed at once. After any other failure nobody knows whether the row was committed,
 * so they stay: the sweeper looks again when it is certain.
 */
export async function keepOrDrop(
  storage: Storage,
  version: string,
  describe: () => Promise<NewObject & { upsert: boolean }>,
  alongside: (tx: Sql) => Promise<void> = async () => {},
): Promise<ObjectRow> {
  try {
    const { upsert, ...object } = await describe();
    await ensureClean(storage, object);
    const now = storage.clock();
    const { object: row, replaced } = await storage.db.transaction(async (tx) => {
      const put = await putRow(tx, object, { upsert, now });
      await alongside(tx);
      return put;
    });
    if (replaced !== undefined) await dropBytes(storage, [replaced]);
    return row;
  } catch (error) {
    if (error instanceof StorageError) await dropBytes(storage, [version]);
    throw error;
  }
}

async function ensureClean({ scan, bytes }: Storage, object: NewObject): Promise<void> {
  if (!scan) return;
  const reader = await bytes.read(object.version);
  if (!reader) throw refusals.bytesMissing();
  const { bucket, name, metadata } = object;
  try {
    const { mimetype, size } = metadata;
    const { isClean } = await scan({ bucket, name, mimetype, size, bytes: bytesOf(reader) });
    if (!isClean) throw refusals.infected();
  } finally {
    await reader.close();
  }
}

/** The rows are gone, so a failure here costs room and nothing else. */
export async function dropBytes({ bytes, log }: Storage, versions: string[]): Promise<void> {
  for (const version of versions)
    await bytes.remove(version).catch((error: unknown) => log.warn({ error, version }, "bytes were not removed"));
}

export type Described = Pick<Upload, "mimetype" | "cacheControl" | "xRobotsTag" | "contentEncoding">;

export const fileMetadata = (file: Described & { size: number; md5: string; now: Date }): FileMetadata => ({
  eTag: `"${file.md5}"`,
  size: file.size,
  mimetype: file.mimetype,
  cacheControl: file.cacheControl,
  lastModified: file.now.toISOString(),
  contentLength: file.size,
  httpStatusCode: 200,
  ...(file.xRobotsTag === undefined ? {} : { xRobotsTag: file.xRobotsTag }),
  ...(file.contentEncoding === undefined ? {} : { contentEncoding: file.contentEncoding }),
});
