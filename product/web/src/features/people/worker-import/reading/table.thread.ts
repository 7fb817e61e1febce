/** Reads one file in a thread of its own, and hands on its rows some at a time, whenever it is asked for more. */
import { once } from "node:events";
import { parentPort, workerData } from "node:worker_threads";
import { Refused } from "@product/domain/refusals";
import type { FromThread } from "./read-table.server.ts";
import { tableIn } from "./table-in.ts";
import type { TableRow, TableSource } from "./table-file.ts";

const pieceBytes = 64 * 1024;
const rowsAtOnce = 200;
const lettersAtOnce = 64 * 1024;

const nextMessage = () => once(parentPort!, "message");
// A port between threads has no origin.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const tell = (message: FromThread) => parentPort!.postMessage(message);

const sourceOf = (blob: Blob): TableSource => ({
  size: blob.size,
  open: async function* () {
    for (let at = 0; at < blob.size; at += pieceBytes)
      yield new Uint8Array(await blob.slice(at, at + pieceBytes).arrayBuffer());
  },
});

async function* atOnce(rows: AsyncIterable<TableRow>): AsyncGenerator<TableRow[]> {
  let some: TableRow[] = [];
  let letters = 0;
  for await (const row of rows) {
    some.push(row);
    letters += row.cells.reduce((sum, { length }) => sum + length, 0);
    if (some.length < rowsAtOnce && letters < lettersAtOnce) continue;
    yield some;
    some = [];
    letters = 0;
  }
  if (some.length > 0) yield some;
}

try {
  const { rows, ...head } = await tableIn(sourceOf(workerData as Blob));
  tell({ head });
  await nextMessage();
  for await (const some of atOnce(rows)) {
    tell({ rows: some });
    await nextMessage();
  }
  tell({ rows: [] });
} catch (error) {
  if (!(error instanceof Refused)) throw error;
  tell({ refusals: error.refusals });
}
