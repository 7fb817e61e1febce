import { tableIn } from "#features/people/worker-import/reading/table-in.ts";
import type { TableSource } from "#features/people/worker-import/reading/table-file.ts";

/** A file that comes in pieces, so that what is cut through is put together again. */
export const sourceOf = (bytes: Uint8Array, piece = 16 * 1024): TableSource => ({
  size: bytes.length,
  open: async function* () {
    for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
  },
});

export async function readWhole(bytes: Uint8Array | string, piece?: number) {
  const table = await tableIn(sourceOf(typeof bytes === "string" ? Buffer.from(bytes) : bytes, piece));
  return { ...table, rows: await Array.fromAsync(table.rows) };
}
