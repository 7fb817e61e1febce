/** Workers as a file that spreadsheets open, in the reader's language; what they may not see has no column. */
import type { Locale } from "@product/domain/locales";
import { messages } from "#features/workers/messages.ts";
import type { WorkerRow } from "#features/workers/queries.server.ts";
import { byteOrderMark, csvLine } from "./csv.ts";

/** The head, then the rows piece by piece, so that memory stays flat. */
export async function* workerLines(
  pieces: AsyncIterable<readonly WorkerRow[]>,
  locale: Locale,
  seesPhones: boolean,
): AsyncGenerator<string> {
  const columns = allColumns.filter(({ shown }) => shown !== "phones" || seesPhones);
  yield byteOrderMark + csvLine(columns.map(({ heading }) => messages[heading][locale]));
  for await (const rows of pieces)
    yield rows.map((row) => csvLine(columns.map(({ text }) => text(row, locale) ?? ""))).join("");
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
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}

type Column = {
  heading: keyof typeof messages;
  shown?: "phones";
  text: (row: WorkerRow, locale: Locale) => string | null | undefined;
};

const allColumns: readonly Column[] = [
  { heading: "code", text: ({ code }) => code },
  { heading: "lastName", text: ({ name }) => name?.last },
  { heading: "firstName", text: ({ name }) => name?.first },
  { heading: "status", text: ({ status }, locale) => status && messages[`status:${status}`][locale] },
  { heading: "roles", text: ({ roles }) => roles?.join("; ") },
  { heading: "town", text: ({ town }) => town },
  { heading: "phone", shown: "phones", text: ({ mobile }) => mobile },
  { heading: "tags", text: ({ tags }) => tags?.join("; ") },
  { heading: "entity", text: ({ entity }) => entity },
];
