import type { FileHandle } from "node:fs/promises";
import type { ByteReader } from "./byte-store.ts";

const chunkSize = 256 * 1024;

/** Reads a file piece by piece, each only when asked for: a slow client costs an open file, not memory. */
export function readFrom(file: FileHandle, range?: { start: number; end: number }): ByteReader {
  let position = range?.start ?? 0;
  const end = range ? range.end + 1 : Infinity;
  let closed: Promise<void> | undefined;
  const close = () => (closed ??= file.close());
  return {
    next: async () => {
      const wanted = Math.min(chunkSize, end - position);
      if (closed || wanted <= 0) return undefined;
      const { bytesRead, buffer } = await file.read(Buffer.allocUnsafeSlow(wanted), 0, wanted, position);
      position += bytesRead;
      return bytesRead === 0 ? undefined : buffer.subarray(0, bytesRead);
    },
    close,
  };
}
