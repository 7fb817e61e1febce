import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { longestCell, mostImportColumns, mostImportRows } from "@product/domain/imports/limits";
import { Refused } from "@product/domain/refusals";
import { belowTitles } from "./below-titles.ts";
import { delimiterOf } from "./delimiter.ts";
import { decoded, encodingOf } from "./encoding.ts";
import { isBlank, type TableFile, type TableRow, type TableSource } from "./table-file.ts";

const sampleLength = 64 * 1024;

/** Text in columns, read as it comes: memory does not grow with the file. */
export async function readCsv(source: TableSource): Promise<TableFile> {
  const encoding = await encodingOf(source);
  const { delimiter, isDeclared } = delimiterOf(await sampleOf(decoded(source, encoding)));
  const { headings, rows } = await belowTitles(
    rowsIn(Readable.from(decoded(source, encoding)), delimiter, isDeclared ? 1 : 0),
  );
  if (!headings) throw new Refused({ code: "import.no-rows" });
  return { kind: "csv", encoding, delimiter, headings: headings.cells, rows };
}

// Empty lines between the others are lines to go over; nobody leaves this many.
const mostLines = mostImportRows * 4;
const tooMany = () => new Refused({ code: "import.too-many-rows", max: mostImportRows });

async function sampleOf(text: AsyncIterable<string>): Promise<string> {
  let sample = "";
  for await (const piece of text) {
    sample += piece;
    if (sample.length >= sampleLength) break;
  }
  return sample.slice(0, sampleLength);
}

async function* rowsIn(text: Readable, delimiter: string, skipped: number): AsyncGenerator<TableRow, undefined> {
  const parser = parse({
    delimiter,
    relax_column_count: true,
    // An inch sign in the middle of a cell is no quotation.
    relax_quotes: true,
    max_record_size: longestCell * mostImportColumns,
  });
  pipeline(text, parser, () => {});
  let number = 0;
  let filled = 0;
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      number += 1;
      if (number <= skipped) continue;
      if (number > mostLines) throw tooMany();
      const row = { number, cells: record.map((cell) => cell.trim()), formulas: [] };
      if (isBlank(row)) continue;
      // The headings are one of them.
      filled += 1;
      if (filled > mostImportRows + 1) throw tooMany();
      while (row.cells.at(-1) === "") row.cells.pop();
      if (row.cells.length > mostImportColumns)
        throw new Refused({ code: "import.too-many-columns", max: mostImportColumns });
      yield row;
    }
  } catch (error) {
    // The one thing that cannot be read is a quotation that nothing ends; the parser is ahead of what was read from it.
    throw error instanceof CsvError
      ? new Refused({ code: "import.quotes", row: Number(error["records"] ?? 0) + 1 })
      : error;
  }
  return undefined;
}
