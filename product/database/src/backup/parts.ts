/** The files that a backup consists of: measured, packed, encrypted when there is a key, and on disk before they count. */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, type FileHandle } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Transform } from "node:stream";
import { createGunzip, createGzip } from "node:zlib";
import { DamagedPart, decrypted, encrypted } from "./chunks.ts";
import type { Passkey } from "./passkey.ts";

/**
 * The size of a part's content, before compression. Rows are counted by their line ends, which COPY writes nowhere
 * else.
 */
export type Measure = { sha256: string; bytes: number; lines: number };

export type PartFolder = {
  write(name: string, content: AsyncIterable<Uint8Array>): Promise<Measure>;
  read(name: string): AsyncIterable<Uint8Array>;
  /** Reads a part to its end and fails unless it holds what was measured. */
  check(name: string, expected: Pick<Measure, "sha256">): Promise<Measure>;
  pathOf(name: string): string;
};

export function partFolder(folder: string, passkey?: Passkey, signal?: AbortSignal): PartFolder {
  const pathOf = (name: string) => join(folder, `${name}${isPacked(name) ? ".gz" : ""}${passkey ? ".enc" : ""}`);
  const read = (name: string): AsyncIterable<Uint8Array> => {
    const stored = createReadStream(pathOf(name), { highWaterMark: 256 * 1024 });
    const opened = passkey ? decrypted(passkey.keyOf(name), stored) : stored;
    return isPacked(name) ? passedThrough(opened, createGunzip()) : opened;
  };
  return {
    pathOf,
    read,
    write: async (name, content) => {
      signal?.throwIfAborted();
      const path = pathOf(name);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const file = await open(path, "wx", 0o600);
      try {
        const measuring = measure();
        const packed = isPacked(name)
          ? passedThrough(measuring.through(content), createGzip({ level: 4 }))
          : measuring.through(content);
        await pipeline(
          passkey ? encrypted(passkey.keyOf(name), packed) : packed,
          (bytes: AsyncIterable<Uint8Array>) => writeAll(file, bytes),
          signal ? { signal } : {},
        );
        await file.sync();
        return measuring.taken();
      } finally {
        await file.close();
      }
    },
    check: async (name, expected) => {
      const found = await measured(read(name)).catch((error: unknown) => {
        throw damaged(name, error);
      });
      if (found.sha256 !== expected.sha256) throw new DamagedPart(`${name}: its checksum is another`);
      return found;
    },
  };
}

export async function measured(content: AsyncIterable<Uint8Array>): Promise<Measure> {
  const measuring = measure();
  // oxlint-disable-next-line no-empty -- reading is the work
  for await (const _ of measuring.through(content)) {
  }
  return measuring.taken();
}

/** Rows pack well; stored files are mostly pictures, which do not. */
const isPacked = (name: string) => !name.startsWith("files/");

function measure() {
  const hash = createHash("sha256");
  let bytes = 0;
  let lines = 0;
  return {
    async *through(content: AsyncIterable<Uint8Array>) {
      for await (const chunk of content) {
        hash.update(chunk);
        bytes += chunk.length;
        for (let at = chunk.indexOf(lineEnd); at !== -1; at = chunk.indexOf(lineEnd, at + 1)) lines += 1;
        yield chunk;
      }
    },
    taken: (): Measure => ({ sha256: hash.digest("hex"), bytes, lines }),
  };
}

// Not stream.compose(): what it makes of damaged input is an error event that nobody hears, and the process ends.
async function* passedThrough(source: AsyncIterable<Uint8Array>, transform: Transform): AsyncGenerator<Uint8Array> {
  transform.on("error", () => {});
  const moved = pipeline(source, transform);
  // Told by the reading below; this only keeps it from being told twice.
  moved.catch(() => {});
  try {
    yield* transform;
    await moved;
  } finally {
    transform.destroy();
  }
}

const lineEnd = 0x0a;

async function writeAll(file: FileHandle, source: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const chunk of source)
    for (let done = 0; done < chunk.length;) done += (await file.write(chunk, done, chunk.length - done)).bytesWritten;
}

function damaged(name: string, error: unknown): Error {
  const { code = "", message } = error as NodeJS.ErrnoException;
  if (code === "ENOENT") return new DamagedPart(`${name} is missing`);
  if (error instanceof DamagedPart || code.startsWith("Z_")) return new DamagedPart(`${name}: ${message}`);
  return error as Error;
}
