import type { ByteReader } from "@platform/storage/bytes/byte-store";

export type Range = { start: number; end: number };

/** Gives out the body of an answer piece by piece, each only when asked for. */
export function readerOf({ body }: Response): ByteReader {
  const reader = body?.getReader();
  let isClosed = false;
  return {
    next: async () => {
      if (isClosed) return undefined;
      const read = await reader?.read();
      return read?.value;
    },
    close: async () => {
      isClosed = true;
      // A connection that is broken already has nothing left to cancel.
      await reader?.cancel().catch(() => {});
    },
  };
}
