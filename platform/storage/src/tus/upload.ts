/** A resumable upload between its first byte and its last. */
import type { Sql } from "@platform/kernel/sql";
import type { Place } from "@platform/storage/access/tokens";
import { isUuid } from "@platform/storage/objects/uuid";
import { refusals } from "@platform/storage/request/errors";
import { isKey, isBucketName } from "@platform/storage/request/names";

export type TusRow = {
  version: string;
  bucket_id: string;
  name: string;
  owner_id: string | null;
  upsert: boolean;
  // PostgreSQL's bigint comes as text.
  upload_length: string | null;
  upload_offset: string;
  upload_metadata: string;
  mimetype: string;
  cache_control: string;
  user_metadata: object | null;
  finished: boolean;
  expires_at: Date;
};

export const tusColumns = `version, bucket_id, name, owner_id, upsert, upload_length, upload_offset, upload_metadata,
  mimetype, cache_control, user_metadata, finished, expires_at`;

/** The address of an upload says what it is for, as the reference's does. */
export const uploadId = ({ bucket, name }: Place, version: string): string =>
  Buffer.from(`${bucket}/${name}/${version}`).toString("base64url");

function readUploadId(id: string): Place & { version: string } {
  const text = Buffer.from(id, "base64url").toString("utf8");
  const [first, last] = [text.indexOf("/"), text.lastIndexOf("/")];
  const [bucket, name, version] = [text.slice(0, first), text.slice(first + 1, last), text.slice(last + 1)];
  if (first < 1 || last <= first || !isBucketName(bucket) || !isKey(name) || !isUuid(version))
    throw refusals.noSuchUpload();
  return { bucket, name, version };
}

export async function findUpload(db: Sql, id: string, now: Date): Promise<TusRow> {
  const { bucket, name, version } = readUploadId(id);
  const row = await db.first<TusRow>(
    `SELECT ${tusColumns} FROM storage.tus_uploads WHERE version = $1 AND bucket_id = $2 AND name = $3 AND expires_at > $4`,
    [version, bucket, name, now],
  );
  if (!row) throw refusals.noSuchUpload();
  return row;
}

export const placeOf = ({ bucket_id, name }: TusRow): Place => ({ bucket: bucket_id, name });
export const lengthOf = ({ upload_length }: TusRow): number | undefined =>
  upload_length === null ? undefined : Number(upload_length);
