import { writeXlsxStream } from "hucre/xlsx";

/** A workbook that goes out while its rows are still being read. Every cell is typed as text, so that nothing in it is computed. */
export function workbook(name: string, pieces: AsyncGenerator<string[][]>): ReadableStream<Uint8Array> {
  return writeXlsxStream(rowsOf(pieces), { name, freezePane: { rows: 1 } });
}

async function* rowsOf(pieces: AsyncGenerator<string[][]>): AsyncGenerator<string[]> {
  for await (const rows of pieces) for (const row of rows) yield row.map(writable);
}

/** XML has no way to write these, and a spreadsheet would call the whole file broken. */
const writable = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- they are what is taken out
  text.toWellFormed().replace(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, "\ufffd");
