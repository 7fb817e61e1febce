/** Moving and copying within the service: what a place must grant and what it may hold. */
import { randomUUID } from "node:crypto";
import { ensureWriting, may, objectTarget, type Caller } from "@platform/storage/access/policy";
import type { Place } from "@platform/storage/access/tokens";
import { bucketOrRefusal } from "@platform/storage/buckets/bucket";
import { ensureType } from "@platform/storage/buckets/mime-types";
import type { Storage } from "@platform/storage/request/call";
import { refusals } from "@platform/storage/request/errors";
import { findObject, objectColumns, visibleObject, type FileMetadata, type ObjectRow } from "./object.ts";
import { ensureRoom, isPlaceholder, keepOrDrop, limitOf } from "./store-object.ts";

export async function moveObject(storage: Storage, caller: Caller, from: Place, to: Place): Promise<ObjectRow> {
  const { db, policy, clock } = storage;
  const source = await visibleObject(storage, caller, from);
  for (const place of [from, to])
    if (!(await may(policy, caller, "update", objectTarget(place.bucket, place.name)))) throw refusals.rowRefused();
  await ensureFit(storage, to, source.metadata);
  try {
    // The version is asked for again: whoever replaced the source meanwhile may have put another type there.
    const moved = await db.first<ObjectRow>(
      `UPDATE storage.objects SET bucket_id = $3, name = $4, updated_at = $5
       WHERE bucket_id = $1 AND name = $2 AND version = $6 RETURNING ${objectColumns}`,
      [from.bucket, from.name, to.bucket, to.name, clock(), source.version],
    );
    if (!moved) throw refusals.noSuchKey();
    return moved;
  } catch (error) {
    throw refusalOf(error);
  }
}

export type Copying = {
  upsert: boolean;
  ownerId: string | undefined;
  /** The metadata that differ from the source. */
  metadata: Partial<Pick<FileMetadata, "mimetype" | "cacheControl">>;
  userMetadata: object | null | undefined;
};

export async function copyObject(
  storage: Storage,
  caller: Caller,
  from: Place,
  to: Place,
  copying: Copying,
): Promise<ObjectRow> {
  const source = await visibleObject(storage, caller, from);
  await ensureWriting(storage.policy, caller, objectTarget(to.bucket, to.name), copying);
  const metadata = { ...source.metadata, ...copying.metadata, lastModified: storage.clock().toISOString() };
  await ensureFit(storage, to, metadata);
  await ensureRoom(storage, to, copying.upsert);
  const version = randomUUID();
  if (!(await storage.bytes.copy(source.version, version)))
    return copyAgain(storage, caller, from, to, copying, source);
  const { upsert, ownerId, userMetadata = source.user_metadata } = copying;
  return keepOrDrop(storage, version, async () => ({ ...to, version, ownerId, metadata, userMetadata, upsert }));
}

/** The source was replaced before its bytes could be copied: then the new ones are meant. */
async function copyAgain(
  ...[storage, caller, from, to, copying, former]: [...Parameters<typeof copyObject>, ObjectRow]
) {
  const current = await findObject(storage.db, from);
  if (!current || current.version === former.version) throw refusals.bytesMissing();
  return copyObject(storage, caller, from, to, copying);
}

/** A strict bucket stays strict, also for files that come from a lax one. */
async function ensureFit(storage: Storage, { bucket, name }: Place, { mimetype, size }: FileMetadata): Promise<void> {
  const target = await bucketOrRefusal(storage.db, bucket);
  if (size > limitOf(storage, target)) throw refusals.tooLarge();
  ensureType(mimetype, isPlaceholder(name) ? null : target.allowed_mime_types);
}

function refusalOf(error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "23505") return refusals.keyExists();
  return code === "23503" ? refusals.noSuchBucket() : error;
}
