/** Workers as a file that spreadsheets open, in the reader's language; what they may not see has no column. */
import type { Locale } from "@product/domain/locales";
import { usualColumns, type WorkerColumn } from "@product/domain/people/worker-columns";
import { messages } from "#features/people/workers/messages.ts";
import type { WorkerRow } from "#features/people/workers/queries.server.ts";
import { byteOrderMark, csvLineIn } from "#features/ground/listing/share/csv.ts";
import { extractColumns } from "./extract-columns.ts";

/** The head, then the rows piece by piece, so that memory stays flat. */
export async function* workerLines(
  pieces: AsyncIterable<readonly WorkerRow[]>,
  locale: Locale,
  seesPhones: boolean,
): AsyncGenerator<string> {
  // Clearance changes from day to day: a file with it is made from the list of workers.
  const isKept = (column: WorkerColumn) => column !== "clearance" && (column !== "phone" || seesPhones);
  const columns = extractColumns(usualColumns.filter(isKept));
  const line = csvLineIn(locale);
  yield byteOrderMark + line(columns.map(({ heading }) => messages[heading][locale]));
  for await (const rows of pieces)
    yield rows.map((row) => line(columns.map(({ text }) => text(row, locale) ?? ""))).join("");
}

/** The answer that a browser keeps as a file. Reads on only when the last piece has gone out. */
export function fileAnswer(lines: AsyncGenerator<string>, name: string): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { value, done } = await lines.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await lines.return(undefined)),
  });
  return asFile(body, `${name}.csv`, "text/csv; charset=utf-8");
}

export const asFile = (body: ReadableStream<Uint8Array>, name: string, type: string): Response =>
  new Response(body, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
    },
  });
