import { randomUUID } from "node:crypto";
import { secondsAfter } from "@platform/kernel/clock";
import type { Sql } from "@platform/kernel/sql";
import { bucketOrRefusal } from "@platform/storage/buckets/bucket";
import { ensureType } from "@platform/storage/buckets/mime-types";
import { cacheControlOf, metadataIn } from "@platform/storage/objects/read-upload";
import { dropBytes, ensureRoom, isPlaceholder, limitOf } from "@platform/storage/objects/store-object";
import type { Place } from "@platform/storage/access/tokens";
import type { Call, Handler } from "@platform/storage/request/call";
import { refusals } from "@platform/storage/request/errors";
import { isText } from "@platform/storage/request/json";
import { ensureBucketName, ensureKey } from "@platform/storage/request/names";
import { countIn, ensureVersion, metadataPairs, tusAnswer, tusChunk } from "@platform/storage/tus/protocol";
import { receive } from "@platform/storage/tus/receive";
import type { AskRights } from "@platform/storage/tus/rights";
import { tusColumns, uploadId, type TusRow } from "@platform/storage/tus/upload";
import { wantsUpsert } from "@platform/storage/endpoints/object-upload";

export const createUpload =
  (rights: AskRights): Handler =>
  async (call) => {
    ensureVersion(call);
    const row = await begin(call, rights);
    const headers = {
      location: addressOf(call, uploadId({ bucket: row.bucket_id, name: row.name }, row.version)),
      "upload-expires": row.expires_at.toUTCString(),
    };
    const hasBytes = call.request.headers.get("content-type") === tusChunk;
    if (!hasBytes && row.upload_length !== "0") return tusAnswer(201, headers);
    const { offset, isComplete } = await receive(call, row, 0);
    return tusAnswer(201, {
      ...headers,
      "upload-offset": String(offset),
      ...(isComplete ? { "tus-complete": "1" } : {}),
    });
  };

async function begin(call: Call, rights: AskRights): Promise<TusRow> {
  const { storage, request, now } = call;
  const header = request.headers.get("upload-metadata") ?? "";
  const metadata = metadataPairs(header);
  const place = {
    bucket: ensureBucketName(metadata.get("bucketName") ?? ""),
    name: ensureKey(metadata.get("objectName") ?? ""),
  };
  const { upsert, ownerId } = await rights(call, place, wantsUpsert(call));
  const bucket = await bucketOrRefusal(storage.db, place.bucket);
  const length = lengthIn(call);
  const mimetype = metadata.get("contentType") || "application/octet-stream";
  if (!isText(header)) throw refusals.tus(400, "Invalid Upload-Metadata");
  const isFolder = isPlaceholder(place.name);
  ensureType(mimetype, isFolder ? null : bucket.allowed_mime_types);
  if (length !== null && length > (isFolder ? 0 : limitOf(storage, bucket))) throw refusals.tusTooLarge();
  await ensureRoom(storage, place, upsert);
  const values = [
    randomUUID(),
    place.bucket,
    place.name,
    ownerId ?? null,
    upsert,
    length,
    header,
    mimetype,
    cacheControlIn(metadata.get("cacheControl")),
    metadataIn(metadata.get("metadata") ?? ""),
    now,
    secondsAfter(now, storage.settings.tusSeconds),
  ];
  const { row, forgotten } = await storage.db.transaction(async (tx) => ({
    forgotten: await forgetFormer(tx, place, now),
    row: await tx.first<TusRow>(insertion, values),
  }));
  await dropBytes(storage, forgotten);
  return row!;
}

const insertion = `INSERT INTO storage.tus_uploads (version, bucket_id, name, owner_id, upsert, upload_length, upload_metadata,
  mimetype, cache_control, user_metadata, created_at, expires_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING ${tusColumns}`;

/**
 * Limits unfinished uploads, since a client that may send one file could begin a thousand. Only the latest few for one
 * path stay; if all of them are being sent at this moment, the new one has to wait.
 */
async function forgetFormer(tx: Sql, { bucket, name }: Place, now: Date): Promise<string[]> {
  const unfinished = `SELECT version FROM storage.tus_uploads
    WHERE bucket_id = $1 AND name = $2 AND NOT finished AND expires_at > $3`;
  await tx.rows(`SELECT pg_advisory_xact_lock(hashtextextended($1, 0))`, [`tus ${bucket}/${name}`]);
  const gone = await tx.rows<{ version: string }>(
    `DELETE FROM storage.tus_uploads WHERE (lock IS NULL OR locked_until < $3)
       AND version IN (${unfinished} ORDER BY created_at DESC, version OFFSET $4) RETURNING version`,
    [bucket, name, now, mostUnfinished - 1],
  );
  if ((await tx.rows(unfinished, [bucket, name, now])).length >= mostUnfinished) throw refusals.locked();
  return gone.map(({ version }) => version);
}

const mostUnfinished = 4;

function lengthIn(call: Call): number | null {
  const length = countIn(call, "upload-length");
  const isDeferred = call.request.headers.get("upload-defer-length") === "1";
  if ((length === undefined) !== isDeferred)
    throw refusals.tus(400, "Either Upload-Length or Upload-Defer-Length: 1 must be given");
  return length ?? null;
}

const cacheControlIn = (input: string | undefined) =>
  cacheControlOf(input !== undefined && /^\d{1,10}$/.test(input) ? input : undefined);

/** Absolute, as clients keep it: under the configured address, else under the one that was asked. */
function addressOf({ storage, request }: Call, id: string): string {
  const url = new URL(request.url);
  const { externalUrl } = storage.settings;
  const path = url.pathname.replace(/\/$/, "");
  if (externalUrl === undefined) return `${url.origin}${path}/${id}`;
  return `${externalUrl.replace(/\/$/, "")}${path.slice(path.lastIndexOf("/upload/resumable"))}/${id}`;
}
