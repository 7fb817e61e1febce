import { formulaStarts, separatorIn } from "@product/domain/files/csv";
import type { Locale } from "@product/domain/locales";

/** Lines of a file that spreadsheets open: every value is a quoted text, and none is taken for a formula. */
export const csvLineIn =
  (locale: Locale) =>
  (values: readonly string[]): string =>
    `${values.map(cell).join(separatorIn(locale))}\r\n`;

/** For readers of English. */
export const csvLine = csvLineIn("en");

/** Tells spreadsheets that the file is UTF-8, so that accents arrive. */
export const byteOrderMark = "\uFEFF";

/** A whole file, piece by piece. */
export async function* csvFile(pieces: AsyncIterable<string[][]>, locale: Locale): AsyncGenerator<string> {
  yield byteOrderMark;
  for await (const rows of pieces) yield rows.map(csvLineIn(locale)).join("");
}

const isFormula = new Set(formulaStarts);
const cell = (value: string) => `"${isFormula.has(value.charAt(0)) ? "'" : ""}${value.replaceAll('"', '""')}"`;
