/** Encrypts a stream in chunks: memory stays flat, and no chunk can be moved, repeated, dropped or cut off unnoticed. */
import { createCipheriv, createDecipheriv } from "node:crypto";

export async function* encrypted(key: Buffer, source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let number = 0;
  for await (const { chunk, isLast } of chunksOf(source, plainLength)) {
    const cipher = createCipheriv("aes-256-gcm", key, nonceOf(number++, isLast));
    yield Buffer.concat([cipher.update(chunk), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Throws `DamagedPart` at the first chunk that is not as it was written. */
export async function* decrypted(key: Buffer, source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let number = 0;
  for await (const { chunk, isLast } of chunksOf(source, plainLength + tagLength)) {
    if (chunk.length < tagLength) throw new DamagedPart("it ends too early");
    const decipher = createDecipheriv("aes-256-gcm", key, nonceOf(number++, isLast));
    decipher.setAuthTag(chunk.subarray(chunk.length - tagLength));
    try {
      yield Buffer.concat([decipher.update(chunk.subarray(0, chunk.length - tagLength)), decipher.final()]);
    } catch (error) {
      throw new DamagedPart("it cannot be decrypted", { cause: error });
    }
  }
}

export class DamagedPart extends Error {
  override readonly name = "DamagedPart";
}

const plainLength = 64 * 1024;
const tagLength = 16;

// The key belongs to one part of one backup, so counting never repeats a nonce; the last chunk says that it is the last.
function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 0, 6);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** Chunks of one length; the last may be shorter, and an empty source is one empty chunk. */
async function* chunksOf(source: AsyncIterable<Uint8Array>, length: number) {
  let waiting: Uint8Array[] = [];
  let size = 0;
  for await (const bytes of source) {
    waiting.push(bytes);
    size += bytes.length;
    if (size <= length) continue;
    let joined = Buffer.concat(waiting, size);
    for (; joined.length > length; joined = joined.subarray(length))
      yield { chunk: joined.subarray(0, length), isLast: false };
    waiting = [joined];
    size = joined.length;
  }
  yield { chunk: Buffer.concat(waiting, size), isLast: true };
}
