import { Node } from "@tiptap/core";
import { blockTag, kept } from "./attributes.ts";

/** A table whose first row is its head, all rows of as many cells. */
export const table = Node.create({
  name: "table",
  group: "block",
  content: "tableRow+",
  defining: true,
  isolating: true,
  addAttributes: kept({ caption: "" }),
  parseHTML: () => blockTag("table"),
  renderHTML: ({ node }) => [
    "table",
    { "data-block": "table", "data-title": node.attrs["caption"] || null },
    ["tbody", 0],
  ],
});

export const tableRow = Node.create({
  name: "tableRow",
  content: "tableCell+",
  parseHTML: () => blockTag("row"),
  renderHTML: () => ["tr", { "data-block": "row" }, 0],
});

export const tableCell = Node.create({
  name: "tableCell",
  content: "text*",
  isolating: true,
  parseHTML: () => blockTag("cell"),
  renderHTML: () => ["td", { "data-block": "cell" }, 0],
});
