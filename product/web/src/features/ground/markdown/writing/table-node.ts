import type { Table, TableRow } from "mdast";
import type { Block, Words } from "@product/domain/site/blocks";
import { phrasesOf } from "./phrases.ts";

export const tableNode = ({ head, rows }: Extract<Block, { type: "table" }>): Table => ({
  type: "table",
  children: [head, ...rows].map(rowNode),
});

const rowNode = (cells: readonly Words[]): TableRow => ({
  type: "tableRow",
  children: cells.map((words) => ({ type: "tableCell", children: phrasesOf(words) })),
});
