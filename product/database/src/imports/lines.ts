/** The rows of a file as they were sent, sealed with the key of their import until somebody says what is in them. */
import { and, asc, eq, gt } from "drizzle-orm";
import type { Seal } from "@platform/kernel/sealing";
import { sealsIn, sealsOf } from "@product/database/person-keys";
import { workerImportLines } from "@product/database/tables/worker-import";
import type { Transaction } from "@product/database/write";
import { copyInto, type CopyValue } from "./session.ts";

export type ImportLine = { number: number; cells: string[]; formulas: number[] };
type Reader = Pick<Transaction, "select">;

export async function keepLines(
  tx: Transaction,
  importId: string,
  lines: AsyncIterable<ImportLine> | Iterable<ImportLine>,
): Promise<number> {
  const seal = (await sealsOf(tx, [importId])).get(importId)!;
  return copyInto(
    tx,
    "app.worker_import_line (import_id, number, cells, formulas)",
    sealedLines(importId, seal, lines),
  );
}

async function* sealedLines(
  importId: string,
  seal: Seal,
  lines: AsyncIterable<ImportLine> | Iterable<ImportLine>,
): AsyncGenerator<CopyValue[]> {
  for await (const { number, cells, formulas } of lines)
    yield [importId, number, seal.close(JSON.stringify(cells)), formulas];
}

/** None when the key is gone, and with it everything that was sent. */
export const sealOfImport = async (reader: Reader, importId: string): Promise<Seal | undefined> =>
  (await sealsIn(reader, [importId])).get(importId);

/** The lines after this one, opened. */
export async function linesAfter(
  reader: Reader,
  importId: string,
  seal: Seal,
  after: number,
  limit: number,
): Promise<ImportLine[]> {
  const rows = await reader
    .select()
    .from(workerImportLines)
    .where(and(eq(workerImportLines.importId, importId), gt(workerImportLines.number, after)))
    .orderBy(asc(workerImportLines.number))
    .limit(limit);
  return rows.map(({ number, cells, formulas }) => ({
    number,
    formulas,
    cells: JSON.parse(seal.open(cells)) as string[],
  }));
}

export async function lineAt(
  reader: Reader,
  importId: string,
  seal: Seal,
  number: number,
): Promise<ImportLine | undefined> {
  const [line] = await linesAfter(reader, importId, seal, number - 1, 1);
  return line?.number === number ? line : undefined;
}

export async function changeLine(tx: Transaction, importId: string, seal: Seal, line: ImportLine): Promise<void> {
  await tx
    .update(workerImportLines)
    .set({ cells: seal.close(JSON.stringify(line.cells)), formulas: line.formulas })
    .where(and(eq(workerImportLines.importId, importId), eq(workerImportLines.number, line.number)));
}
