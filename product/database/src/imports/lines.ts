/** The rows of a file as they were sent, sealed with the key of their import until somebody says what is in them. */
import { and, asc, eq, gte } from "drizzle-orm";
import type { Seal } from "@platform/kernel/sealing";
import { sealsIn, sealsOf } from "@product/database/person-keys";
import { workerImportLines } from "@product/database/tables/people/worker-import";
import type { Transaction } from "@product/database/write";
import { copyInto, type CopyValue } from "./session.ts";

export type ImportLine = { number: number; cells: string[]; formulas: number[] };
type Lines = AsyncIterable<ImportLine> | Iterable<ImportLine>;
type Reader = Pick<Transaction, "select">;

/**
 * Sealed together, since sealing costs more than what is in a row, but no more than can be done at once without holding up the
 * others. A piece has the number of its last line.
 */
const linesInAPiece = 200;
const lettersInAPiece = 256 * 1024;

/** How many there were. */
export async function keepLines(tx: Transaction, importId: string, lines: Lines): Promise<number> {
  const seal = (await sealsOf(tx, [importId])).get(importId)!;
  let count = 0;
  async function* pieces(): AsyncGenerator<CopyValue[]> {
    let piece: ImportLine[] = [];
    let letters = 0;
    const sealed = () => [importId, piece.at(-1)!.number, seal.close(JSON.stringify(piece))];
    for await (const line of lines) {
      count += 1;
      piece.push(line);
      letters += line.cells.reduce((sum, { length }) => sum + length, 0);
      if (piece.length < linesInAPiece && letters < lettersInAPiece) continue;
      yield sealed();
      piece = [];
      letters = 0;
    }
    if (piece.length > 0) yield sealed();
  }
  await copyInto(tx, "app.worker_import_line (import_id, number, cells)", pieces());
  return count;
}

/** None when the key is gone, and with it everything that was sent. */
export const sealOfImport = async (reader: Reader, importId: string): Promise<Seal | undefined> =>
  (await sealsIn(reader, [importId])).get(importId);

/** Lines from this one on: whole pieces, in which earlier ones may stand. */
export async function linesFrom(
  reader: Reader,
  importId: string,
  seal: Seal,
  number: number,
  pieces = 1,
): Promise<ImportLine[]> {
  const rows = await reader
    .select()
    .from(workerImportLines)
    .where(and(eq(workerImportLines.importId, importId), gte(workerImportLines.number, number)))
    .orderBy(asc(workerImportLines.number))
    .limit(pieces);
  return rows.flatMap(({ cells }) => JSON.parse(seal.open(cells)) as ImportLine[]);
}

export const lineAt = async (
  reader: Reader,
  importId: string,
  seal: Seal,
  number: number,
): Promise<ImportLine | undefined> =>
  (await linesFrom(reader, importId, seal, number)).find((line) => line.number === number);

export async function changeLine(tx: Transaction, importId: string, seal: Seal, line: ImportLine): Promise<void> {
  const piece = await linesFrom(tx, importId, seal, line.number);
  const changed = piece.map((each) => (each.number === line.number ? line : each));
  await tx
    .update(workerImportLines)
    .set({ cells: seal.close(JSON.stringify(changed)) })
    .where(and(eq(workerImportLines.importId, importId), eq(workerImportLines.number, piece.at(-1)?.number ?? -1)));
}
