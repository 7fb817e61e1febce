import type { Table } from "mdast";
import type { Block } from "@product/domain/site/blocks";
import type { Reading } from "./reading.ts";
import { wordsFrom } from "./words.ts";

/** Every row has as many cells as the head. */
export function tableFrom(node: Table, caption: string, reading: Reading): Block {
  const [head, ...rows] = node.children.map((row) => row.children.map((cell) => wordsFrom(cell.children, reading)));
  return {
    type: "table",
    caption,
    head: head ?? [],
    rows: rows.map((row) => (head ?? []).map((_, column) => row[column] ?? [])),
  };
}
