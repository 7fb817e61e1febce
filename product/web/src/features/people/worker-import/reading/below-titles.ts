import type { TableRow } from "./table-file.ts";

/** So many lines may stand above a table, as its name and its date do. */
const mostTitles = 3;

/**
 * The headings, and the rows after them. A cell alone in its row above the first row with several cells is the title of
 * a sheet; where every row has one cell there is no title, but one column.
 */
export async function belowTitles(
  rows: AsyncGenerator<TableRow, undefined>,
): Promise<{ headings: TableRow | undefined; rows: AsyncGenerator<TableRow, undefined> }> {
  const first: TableRow[] = [];
  while (first.length <= mostTitles && !first.some(isWide)) {
    const { value, done } = await rows.next();
    if (done) break;
    first.push(value);
  }
  const place = Math.max(first.findIndex(isWide), 0);
  return { headings: first[place], rows: following(first.slice(place + 1), rows) };
}

const isWide = ({ cells }: TableRow) => cells.filter((cell) => cell !== "").length > 1;

async function* following(
  read: readonly TableRow[],
  rest: AsyncGenerator<TableRow, undefined>,
): AsyncGenerator<TableRow, undefined> {
  yield* read;
  yield* rest;
  return undefined;
}
