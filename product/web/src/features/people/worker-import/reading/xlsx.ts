import { streamXlsxRows, type CellValue } from "hucre/xlsx";
import { mostImportRows } from "@product/domain/imports/limits";
import { Refused } from "@product/domain/refusals";
import { belowTitles } from "./below-titles.ts";
import { scanSheet, type Formulas } from "./sheet-scan.ts";
import { isBlank, type TableFile, type TableRow, type TableSource } from "./table-file.ts";
import { firstSheet } from "./workbook.ts";
import { guardedZip } from "./zip-guard.ts";

/** The first sheet of a spreadsheet, as texts. Its reader gets to see only what the guard found harmless. */
export async function readXlsx(source: TableSource): Promise<TableFile> {
  const bytes = await bytesOf(source);
  const zip = await guardedZip(bytes);
  const { index, path } = await firstSheet(zip);
  const { headings, rows } = await belowTitles(rowsIn(bytes, index, await scanSheet(zip.pieces(path))));
  if (!headings) throw new Refused({ code: "import.no-rows" });
  return { kind: "xlsx", headings: headings.cells, rows };
}

async function bytesOf({ size, open }: TableSource): Promise<Uint8Array> {
  const bytes = new Uint8Array(size);
  let filled = 0;
  for await (const piece of open()) {
    bytes.set(piece, filled);
    filled += piece.length;
  }
  return bytes;
}

async function* rowsIn(bytes: Uint8Array, sheet: number, formulas: Formulas): AsyncGenerator<TableRow, undefined> {
  try {
    for await (const { index, values } of streamXlsxRows(bytes, { sheet, maxRows: mostRead })) {
      const placed = formulas.get(index) ?? [];
      // The result of a formula dates from the last time the file was opened and was typed by no one: it is left out
      // and told.
      const cells = values.map((value, place) => (placed.includes(place) ? "" : asText(value)));
      while (cells.at(-1) === "" && !placed.includes(cells.length - 1)) cells.pop();
      const row = { number: index + 1, cells, formulas: [...placed] };
      if (!isBlank(row)) yield row;
    }
  } catch (error) {
    throw error instanceof Refused ? error : new Refused({ code: "import.broken" });
  }
  return undefined;
}

// Empty rows between the others are rows to the reader; those with something in them have been counted before.
const mostRead = mostImportRows * 4;

function asText(value: CellValue): string {
  if (value === null || value === undefined) return "";
  if (!(value instanceof Date)) return String(value).trim();
  if (Number.isNaN(value.getTime())) return "";
  const [day, time] = value.toISOString().split("T");
  return time === "00:00:00.000Z" ? day! : `${day} ${time!.slice(0, 5)}`;
}
