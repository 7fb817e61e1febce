import type { Database, Sql } from "@platform/kernel/sql";
import { isUuid } from "@platform/storage/objects/uuid";
import { refusals } from "@platform/storage/request/errors";

export type BucketRow = {
  id: string;
  name: string;
  owner: string | null;
  owner_id: string | null;
  public: boolean;
  // PostgreSQL's bigint comes as text.
  file_size_limit: string | null;
  allowed_mime_types: string[] | null;
  type: string;
  created_at: Date;
  updated_at: Date;
};

export const bucketColumns =
  "id, name, owner, owner_id, public, file_size_limit, allowed_mime_types, type, created_at, updated_at";

export const findBucket = (db: Sql, id: string): Promise<BucketRow | undefined> =>
  db.first<BucketRow>(`SELECT ${bucketColumns} FROM storage.buckets WHERE id = $1`, [id]);

export async function bucketOrRefusal(db: Sql, id: string): Promise<BucketRow> {
  const bucket = await findBucket(db, id);
  if (!bucket) throw refusals.noSuchBucket();
  return bucket;
}

/** One bucket as the protocol shows it; only the list adds a type. */
export const shownBucket = ({ id, name, owner, owner_id, ...rest }: BucketRow) => ({
  id,
  name,
  // Dumps of older projects know only the first of the two.
  owner: owner_id ?? owner ?? "",
  public: rest.public,
  file_size_limit: rest.file_size_limit === null ? null : Number(rest.file_size_limit),
  allowed_mime_types: rest.allowed_mime_types,
  created_at: rest.created_at,
  updated_at: rest.updated_at,
});

export type NewBucket = {
  id: string;
  ownerId: string | undefined;
  public: boolean;
  fileSizeLimit: number | null;
  allowedMimeTypes: string[] | null;
};

export async function insertBucket(db: Database, bucket: NewBucket, now: Date): Promise<void> {
  const created = await db.first(
    `INSERT INTO storage.buckets (id, name, owner, owner_id, public, file_size_limit, allowed_mime_types, created_at, updated_at)
     VALUES ($1, $1, $2, $3, $4, $5, $6, $7, $7) ON CONFLICT DO NOTHING RETURNING id`,
    [
      bucket.id,
      isUuid(bucket.ownerId) ? bucket.ownerId : null,
      bucket.ownerId ?? null,
      bucket.public,
      bucket.fileSizeLimit,
      bucket.allowedMimeTypes,
      now,
    ],
  );
  if (!created) throw refusals.bucketExists();
}
