import { Node } from "@tiptap/core";
import { blockTag, kept } from "./attributes.ts";

export const codeGroup = Node.create({
  name: "codeGroup",
  group: "block",
  content: "codeItem+",
  defining: true,
  isolating: true,
  parseHTML: () => blockTag("code-group"),
  renderHTML: () => ["div", { "data-block": "code-group" }, 0],
});

export const codeItem = Node.create({
  name: "codeItem",
  content: "text*",
  marks: "",
  code: true,
  defining: true,
  addAttributes: kept({ title: "" }),
  parseHTML: () => [{ tag: '[data-block="code-item"]', preserveWhitespace: "full" as const }],
  renderHTML: ({ node }) => ["pre", { "data-block": "code-item", "data-title": node.attrs["title"] || "txt" }, 0],
});
