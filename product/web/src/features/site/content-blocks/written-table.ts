import type { Block, Words } from "@product/domain/site/blocks";

/** A table that the program writes itself: plain text, with names of things as they are spelt. */
export type WrittenTable = { caption: string; head: readonly string[]; rows: readonly (readonly WrittenCell[])[] };
type WrittenCell = string | readonly (string | { code: string })[];

export const asBlock = ({ caption, head, rows }: WrittenTable): Block => ({
  type: "table",
  caption,
  head: head.map(wordsOf),
  rows: rows.map((row) => row.map(wordsOf)),
});

const wordsOf = (cell: WrittenCell): Words =>
  (typeof cell === "string" ? [cell] : cell).map((piece) =>
    typeof piece === "string" ? { type: "text", text: piece } : { type: "code", text: piece.code },
  );
