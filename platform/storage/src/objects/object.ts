import type { Sql } from "@platform/kernel/sql";
import { may, objectTarget, type Caller } from "@platform/storage/access/policy";
import type { Place } from "@platform/storage/access/tokens";
import type { Storage } from "@platform/storage/request/call";
import { refusals } from "@platform/storage/request/errors";

/** Metadata of a file, with the names of the reference. */
export type FileMetadata = {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
  contentLength: number;
  httpStatusCode: 200;
  xRobotsTag?: string;
  contentEncoding?: string;
};

export type ObjectRow = {
  id: string;
  bucket_id: string;
  name: string;
  owner_id: string | null;
  version: string;
  metadata: FileMetadata;
  user_metadata: object | null;
  created_at: Date;
  updated_at: Date;
  last_accessed_at: Date;
};

export const objectColumns =
  "id, bucket_id, name, owner_id, version, metadata, user_metadata, created_at, updated_at, last_accessed_at";

export const findObject = (db: Sql, { bucket, name }: Place): Promise<ObjectRow | undefined> =>
  db.first<ObjectRow>(`SELECT ${objectColumns} FROM storage.objects WHERE bucket_id = $1 AND name = $2`, [
    bucket,
    name,
  ]);

/** An object that the caller may see; one that is hidden looks like one that is not there. */
export async function visibleObject({ db, policy }: Storage, caller: Caller, place: Place): Promise<ObjectRow> {
  const object = await findObject(db, place);
  if (!object || !(await may(policy, caller, "select", objectTarget(place.bucket, place.name))))
    throw refusals.noSuchKey();
  return object;
}

export const shownObject = ({ id, name, updated_at, created_at, last_accessed_at, metadata }: ObjectRow) => ({
  name,
  id,
  updated_at,
  created_at,
  last_accessed_at,
  metadata,
});

export const shownInfo = ({ metadata, ...object }: ObjectRow) => ({
  id: object.id,
  name: object.name,
  version: object.version,
  bucket_id: object.bucket_id,
  size: metadata.size,
  content_type: metadata.mimetype,
  cache_control: metadata.cacheControl,
  etag: metadata.eTag,
  metadata: object.user_metadata ?? {},
  last_modified: metadata.lastModified,
  created_at: object.created_at,
});
