/** Writing so that a crash at any moment finds either all of it or nothing. */
import { copyFile, mkdir, open, stat, type FileHandle } from "node:fs/promises";
import { join } from "node:path";

export async function writeTo(file: FileHandle, offset: number, source: AsyncIterable<Uint8Array>): Promise<number> {
  let position = offset;
  try {
    await file.truncate(offset);
    for await (const chunks of inBatches(source, batchBytes)) position += await writeAll(file, chunks, position);
    await file.sync();
    return position;
  } finally {
    await file.close();
  }
}

// Each write is a trip to another thread, so that many small ones cost more than the bytes.
const batchBytes = 512 * 1024;

async function* inBatches(source: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array[]> {
  let batch: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of source) {
    batch.push(chunk);
    length += chunk.length;
    if (length < size) continue;
    yield batch;
    [batch, length] = [[], 0];
  }
  if (length > 0) yield batch;
}

/** The system may take less than it was given. */
async function writeAll(file: FileHandle, chunks: Uint8Array[], position: number): Promise<number> {
  const { bytesWritten } = await file.writev(chunks, position);
  const total = chunks.reduce((sum, { length }) => sum + length, 0);
  if (bytesWritten === total) return total;
  const rest = Buffer.concat(chunks).subarray(bytesWritten);
  return bytesWritten + (await writeAll(file, [rest], position + bytesWritten));
}

/** A folder made just now is lost in a crash unless the one above it is flushed too. */
export async function makeFolder(root: string, names: string[]): Promise<void> {
  const created = await mkdir(join(root, ...names), { recursive: true, mode: 0o700 });
  if (created === undefined) return;
  for (let depth = names.length - 1; depth >= 0; depth--) await flushFolder(join(root, ...names.slice(0, depth)));
}

// Writing behind the end would fill the gap with zeros and call it content.
export async function ensureLength(place: string, offset: number): Promise<void> {
  const { size } = await stat(place);
  if (size < offset) throw new Error(`A file has ${size} bytes where ${offset} were kept`);
}

export async function copyDurably(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  const file = await open(to, "r+");
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

export async function flushFolder(path: string): Promise<void> {
  // Windows cannot open a folder, and keeps names by itself.
  if (process.platform === "win32") return;
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
