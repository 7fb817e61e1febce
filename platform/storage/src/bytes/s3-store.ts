/** Keeps bytes in a bucket of an S3-speaking service: whole files below `files/`, those that came in pieces below `pieces/`. */
import { isUuid } from "@platform/storage/objects/uuid";
import type { ByteStore, StoredFile } from "./byte-store.ts";
import { createS3Client, textOf, unlessNoKey, type AskS3, type S3Request, type S3Settings } from "./s3/client.ts";
import { draftsBelow, objectsBelow } from "./s3/listing.ts";
import { appendPieces, lengthOf, piecesIn, readPieces } from "./s3/pieces.ts";
import { readerOf } from "./s3/reader.ts";
import { upload } from "./s3/upload.ts";

export function createS3Store({ bucket, ...rest }: S3Settings): ByteStore {
  const ask = createS3Client({ bucket, ...rest });
  const remove = async (id: string) => {
    // The last first: a crash meanwhile leaves a shorter file, which the sweeper finds.
    for (const { key } of (await piecesIn(ask, piecesOf(id))).toReversed()) await ask({ method: "DELETE", key });
    await ask({ method: "DELETE", key: fileOf(id) });
  };
  const copyKey = async (from: string, to: string) => {
    const headers = { "x-amz-copy-source": `/${bucket}/${from}` };
    const request: S3Request = { method: "PUT", key: to, headers };
    await textOf(ask(request), request);
  };

  return {
    write: async (id, source) => upload(ask, fileOf(id), source),
    append: async (id, offset, source) => appendPieces(ask, piecesOf(id), offset, source),

    read: async (id, range) => {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const whole = await unlessNoKey(ask({ method: "GET", key: fileOf(id), headers }));
      if (whole) return readerOf(whole);
      const pieces = await piecesIn(ask, piecesOf(id));
      return pieces.length === 0 ? undefined : readPieces(ask, pieces, range);
    },

    size: async (id) => {
      for await (const { key, size } of objectsBelow(ask, fileOf(id))) if (key === fileOf(id)) return size;
      const pieces = await piecesIn(ask, piecesOf(id));
      return pieces.length === 0 ? undefined : lengthOf(pieces);
    },

    copy: async (from, to) => {
      if (await unlessNoKey(copyKey(fileOf(from), fileOf(to)).then(() => true))) return true;
      const pieces = await piecesIn(ask, piecesOf(from));
      for (const { key } of pieces) {
        const copied = await unlessNoKey(copyKey(key, key.replace(piecesOf(from), piecesOf(to))).then(() => true));
        // Removed meanwhile: half a copy is none, and the sweeper takes it away.
        if (!copied) return false;
      }
      return pieces.length > 0;
    },

    remove,
    files: () => everyFile(ask),

    removeFile: async ({ id, isLeftover }) => {
      if (!isLeftover) return remove(id);
      for await (const { key, uploadId } of draftsBelow(ask, fileOf(id)))
        await ask({ method: "DELETE", key, query: { uploadId } });
    },
  };
}

async function* everyFile(ask: AskS3): AsyncGenerator<StoredFile> {
  for await (const { key, begunAt } of draftsBelow(ask, "files/")) {
    const id = key.slice("files/".length);
    // Nobody says when a part came last, so that the slowest sender gets the day that it may take.
    if (isUuid(id)) yield { id, isLeftover: true, changedAt: new Date(begunAt.getTime() + day) };
  }
  for await (const { key, changedAt } of objectsBelow(ask, "files/")) {
    const id = key.slice("files/".length);
    if (isUuid(id)) yield { id, isLeftover: false, changedAt };
  }
  let file: StoredFile | undefined;
  for await (const { key, changedAt } of objectsBelow(ask, "pieces/")) {
    const [, id = ""] = key.split("/");
    if (!isUuid(id)) continue;
    if (file && file.id !== id) yield file;
    const isNewer = file?.id !== id || file.changedAt < changedAt;
    if (isNewer) file = { id, isLeftover: false, changedAt };
  }
  if (file) yield file;
}

const day = 24 * 3_600_000;
const fileOf = (id: string) => `files/${ensureId(id)}`;
const piecesOf = (id: string) => `pieces/${ensureId(id)}/`;

// Ids are ours, but a store that believes its callers is one mistake away from writing anywhere.
function ensureId(id: string): string {
  if (!isUuid(id)) throw new Error("Files are named by uuid only");
  return id;
}
