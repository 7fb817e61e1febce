import type { Call, Handler } from "@platform/storage/request/call";
import { dropBytes } from "@platform/storage/objects/store-object";
import { refusals } from "@platform/storage/request/errors";
import { takeLease } from "@platform/storage/tus/lease";
import { countIn, ensureVersion, tusAnswer, tusChunk } from "@platform/storage/tus/protocol";
import { receive } from "@platform/storage/tus/receive";
import type { AskRights } from "@platform/storage/tus/rights";
import { findUpload, placeOf, type TusRow } from "@platform/storage/tus/upload";

/** How far an upload has come. */
export const headUpload =
  (rights: AskRights): Handler =>
  async (call) => {
    // Hono lets GET answer for HEAD; the protocol knows no GET.
    if (call.request.method !== "HEAD") throw refusals.tus(404, "Not found");
    const row = await ownUpload(call, rights);
    return tusAnswer(200, {
      "upload-offset": row.upload_offset,
      ...(row.upload_length === null ? { "upload-defer-length": "1" } : { "upload-length": row.upload_length }),
      "upload-metadata": row.upload_metadata,
      "upload-expires": row.expires_at.toUTCString(),
    });
  };

export const patchUpload =
  (rights: AskRights): Handler =>
  async (call) => {
    const row = await ownUpload(call, rights);
    if (call.request.headers.get("content-type") !== tusChunk)
      throw refusals.tus(415, `Content-Type must be ${tusChunk}`);
    const offset = countIn(call, "upload-offset");
    if (offset === undefined) throw refusals.tus(400, "Upload-Offset is missing");
    const received = await receive(call, row, offset, countIn(call, "upload-length"));
    return tusAnswer(204, {
      "upload-offset": String(received.offset),
      "upload-expires": row.expires_at.toUTCString(),
      ...(received.isComplete ? { "tus-complete": "1" } : {}),
    });
  };

/** Some networks let no PATCH pass; clients then say in a header what they mean. */
export const patchByPost =
  (rights: AskRights): Handler =>
  async (call) => {
    if (call.request.headers.get("x-http-method-override")?.toUpperCase() !== "PATCH")
      throw refusals.tus(404, "Not found");
    return patchUpload(rights)(call);
  };

export const deleteUpload =
  (rights: AskRights): Handler =>
  async (call) => {
    const { storage } = call;
    const { version, finished } = await ownUpload(call, rights);
    if (finished) throw refusals.tus(400, "The upload is finished and cannot be terminated");
    const turn = await storage.uploadLocks.take(version);
    try {
      await takeLease(storage, version);
      const gone = await storage.db.first(
        `DELETE FROM storage.tus_uploads WHERE version = $1 AND NOT finished RETURNING version`,
        [version],
      );
      if (gone) await dropBytes(storage, [version]);
    } finally {
      turn.end();
    }
    return tusAnswer(204);
  };

async function ownUpload(call: Call, rights: AskRights): Promise<TusRow> {
  ensureVersion(call);
  const row = await findUpload(call.storage.db, call.params["id"] ?? "", call.now);
  await rights(call, placeOf(row), row.upsert);
  return row;
}
