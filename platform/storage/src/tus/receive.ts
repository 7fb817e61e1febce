/** Takes the next part of a resumable upload and keeps whatever of it arrives. */
import { bucketOrRefusal } from "@platform/storage/buckets/bucket";
import { incomingBytes } from "@platform/storage/bytes/incoming";
import { limitOf } from "@platform/storage/objects/store-object";
import type { Call } from "@platform/storage/request/call";
import { refusals, StorageError } from "@platform/storage/request/errors";
import { finish } from "./finish.ts";
import { takeLease, type Lease } from "./lease.ts";
import type { UploadLock } from "./upload-locks.ts";
import { lengthOf, type TusRow } from "./upload.ts";

export type Received = { offset: number; isComplete: boolean };

export async function receive(call: Call, { version }: TusRow, offset: number, length?: number): Promise<Received> {
  const { storage } = call;
  const turn = await storage.uploadLocks.take(version);
  try {
    const lease = await takeLease(storage, version);
    try {
      return await receiveAlone(call, lease, turn, offset, length);
    } finally {
      await lease.release();
    }
  } finally {
    turn.end();
  }
}

async function receiveAlone(
  call: Call,
  lease: Lease,
  turn: UploadLock,
  offset: number,
  declaredLength?: number,
): Promise<Received> {
  const { storage, request } = call;
  const { row } = lease;
  if (Number(row.upload_offset) !== offset) throw refusals.tus(409, "Upload-Offset conflict");
  const length = lengthAfter(row, declaredLength);
  if (row.finished) return { offset, isComplete: true };
  const bucket = await bucketOrRefusal(storage.db, row.bucket_id);
  const limit = limitOf(storage, bucket);
  if (length !== undefined && length > limit) throw refusals.tusTooLarge();
  const room = (length ?? limit) - offset;
  if (Number(request.headers.get("content-length") ?? 0) > room) throw refusals.tusTooLarge();

  const arriving = untilBroken(incomingBytes(call.body, storage.settings.patience, turn.stop), room, lease.keep);
  const reached = await storage.bytes.append(row.version, offset, arriving.bytes);
  if (reached === length) {
    await finish(storage, row, reached, lease.id);
    return { offset: reached, isComplete: true };
  }
  await storage.db.rows(
    `UPDATE storage.tus_uploads SET upload_offset = $3, upload_length = $4 WHERE version = $1 AND lock = $2`,
    [row.version, lease.id, reached, length ?? null],
  );
  const broken = arriving.failure();
  if (broken !== undefined) throw broken instanceof StorageError ? broken : refusals.incomplete();
  return { offset: reached, isComplete: false };
}

function lengthAfter(row: TusRow, declaredLength: number | undefined): number | undefined {
  const known = lengthOf(row);
  if (known !== undefined && declaredLength !== undefined && declaredLength !== known)
    throw refusals.tus(400, "Upload-Length cannot be changed");
  if (declaredLength !== undefined && declaredLength < Number(row.upload_offset))
    throw refusals.tus(400, "Invalid Upload-Length");
  return known ?? declaredLength;
}

/** A connection that breaks ends the part but spoils nothing: what came before is kept, and the client goes on from there. */
function untilBroken(source: AsyncIterable<Uint8Array>, room: number, keep: () => Promise<void>) {
  let failure: unknown;
  async function* bytes() {
    let size = 0;
    const chunks = source[Symbol.asyncIterator]();
    try {
      for (;;) {
        const next = await chunks.next().catch((error: unknown) => {
          failure = error ?? new Error("broken");
          return undefined;
        });
        if (!next || next.done) return;
        size += next.value.length;
        if (size > room) throw refusals.tusTooLarge();
        await keep();
        yield next.value;
      }
    } finally {
      await chunks.return?.();
    }
  }
  return { bytes: bytes(), failure: () => failure };
}
