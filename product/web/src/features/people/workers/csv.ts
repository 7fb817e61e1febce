/** The CSV of a view: by PostgreSQL where it can write each column, else from the rows of the extract. */
import type { Actor } from "@product/domain/actor";
import { byteOrderMark, csvFile, csvLineIn } from "#features/ground/listing/share/csv.ts";
import { begunExtract, extractHeadings, extractRows, type Extract } from "./export.server.ts";
import { isWritten } from "./written-columns.server.ts";
import { writtenLines } from "./written-lines.server.ts";

export async function workerCsv(actor: Actor, wanted: Extract): Promise<AsyncGenerator<string>> {
  const extract = await begunExtract(actor, wanted);
  const { columns, locale } = extract;
  if (!isWritten(columns)) return csvFile(extractRows(actor, extract), locale);
  const heading = byteOrderMark + csvLineIn(locale)(extractHeadings(columns, locale));
  return headed(heading, writtenLines(actor, { ...extract, columns }));
}

async function* headed(heading: string, lines: AsyncGenerator<string>): AsyncGenerator<string> {
  yield heading;
  yield* lines;
}
