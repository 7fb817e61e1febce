import type { Size } from "./frame.ts";

/** The size that a PNG states in its first chunk. */
export function pngSize(bytes: Uint8Array): Size {
  const head = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { width: head.getUint32(16), height: head.getUint32(20) };
}
