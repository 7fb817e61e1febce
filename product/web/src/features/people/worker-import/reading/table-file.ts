/** A table as somebody sends it: a first row of headings, then rows of text. */
export type TableSource = { size: number; open: () => AsyncIterable<Uint8Array> };

export const encodings = ["utf-8", "utf-16le", "utf-16be", "windows-1252"] as const;
export type Encoding = (typeof encodings)[number];

export const delimiters = [";", ",", "\t", "|"] as const;
export type Delimiter = (typeof delimiters)[number];

/** `number` is the row as a spreadsheet counts it; `formulas` are the places of cells that only a formula fills. */
export type TableRow = { number: number; cells: string[]; formulas: number[] };

export type TableFile = {
  kind: "csv" | "xlsx";
  /** How the text was read; a spreadsheet leaves nothing to guess. */
  encoding?: Encoding;
  delimiter?: Delimiter;
  headings: string[];
  rows: AsyncIterable<TableRow>;
};

export const isBlank = ({ cells, formulas }: Pick<TableRow, "cells" | "formulas">): boolean =>
  formulas.length === 0 && cells.every((cell) => cell === "");
