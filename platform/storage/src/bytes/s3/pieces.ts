/**
 * Files that came in several requests. An object of S3 cannot be continued, so that each request leaves pieces beside one
 * another, named by where they begin; together they are the file.
 */
import type { ByteReader } from "@platform/storage/bytes/byte-store";
import type { AskS3 } from "./client.ts";
import { objectsBelow } from "./listing.ts";
import { readerOf, type Range } from "./reader.ts";
import { inParts } from "./upload.ts";

export type Piece = { key: string; start: number; size: number };

/** Names of equal length, so that their order is that of the bytes. */
const startOf = (key: string) => Number(key.slice(key.lastIndexOf("/") + 1));
const keyAt = (folder: string, start: number) => `${folder}${String(start).padStart(15, "0")}`;

export const piecesIn = (ask: AskS3, folder: string): Promise<Piece[]> =>
  Array.fromAsync(objectsBelow(ask, folder), ({ key, size }) => ({ key, size, start: startOf(key) }));

export const lengthOf = (pieces: Piece[]): number =>
  pieces.reduce((length, { start, size }) => Math.max(length, start + size), 0);

export async function appendPieces(
  ask: AskS3,
  folder: string,
  offset: number,
  source: AsyncIterable<Uint8Array>,
): Promise<number> {
  const pieces = await piecesIn(ask, folder);
  const length = lengthOf(pieces);
  if (length < offset) throw new Error(`A file has ${length} bytes where ${offset} were kept`);
  // From the end, so that a crash meanwhile leaves no gap.
  for (const { key, start } of pieces.toReversed()) if (start >= offset) await ask({ method: "DELETE", key });
  const cut = pieces.find(({ start, size }) => start < offset && start + size > offset);
  let position = cut?.start ?? offset;
  for await (const body of inParts(after(ask, cut, offset, source))) {
    await ask({ method: "PUT", key: keyAt(folder, position), body });
    position += body.length;
  }
  // Also a file without a byte is a file.
  if (position === 0) await ask({ method: "PUT", key: keyAt(folder, 0) });
  return position;
}

/** The kept part of the piece that contains the offset, then the new bytes. */
async function* after(ask: AskS3, cut: Piece | undefined, offset: number, source: AsyncIterable<Uint8Array>) {
  if (cut) yield (await (await ask({ method: "GET", key: cut.key })).bytes()).subarray(0, offset - cut.start);
  yield* source;
}

/** Opens a piece when the one before it is read to its end. */
export function readPieces(ask: AskS3, pieces: Piece[], range: Range = { start: 0, end: Infinity }): ByteReader {
  const waiting = pieces.filter(({ start, size }) => start <= range.end && start + size > range.start && size > 0);
  let current: ByteReader | undefined;
  const open = async ({ key, start, size }: Piece) => {
    const part = { start: Math.max(0, range.start - start), end: Math.min(size - 1, range.end - start) };
    return readerOf(await ask({ method: "GET", key, headers: { range: `bytes=${part.start}-${part.end}` } }));
  };
  return {
    next: async () => {
      for (;;) {
        const chunk = await current?.next();
        if (chunk) return chunk;
        const piece = waiting.shift();
        if (!piece) return undefined;
        current = await open(piece);
      }
    },
    close: async () => {
      waiting.length = 0;
      await current?.close();
    },
  };
}
