/** Cells of a table file that spreadsheets neither calculate nor guess at. */
export type Cell = string | number | bigint | null | undefined;

/** One line as RFC 4180 wants it. Texts are always quoted; one that a spreadsheet would take for a formula gets an apostrophe before it. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(",")}\r\n`;

function csvCell(cell: Cell): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell !== "string") return String(cell);
  const harmless = startsFormula.test(cell) ? `'${cell}` : cell;
  return `"${harmless.replaceAll('"', '""')}"`;
}

const startsFormula = /^[\s]*[=+\-@\t\r\n\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}]/u;
