import { Node } from "@tiptap/core";
import { blockTag, kept } from "./attributes.ts";

const flow = "(block | heading)+";

export const callout = Node.create({
  name: "callout",
  group: "block",
  content: flow,
  defining: true,
  addAttributes: kept({ tone: "info", title: "" }),
  parseHTML: () => blockTag("callout"),
  renderHTML: ({ node }) => [
    "div",
    { "data-block": "callout", "data-tone": node.attrs["tone"], "data-title": node.attrs["title"] || null },
    0,
  ],
});

/** Tabs, accordion, questions and cards: parts of a title and what belongs to it. */
export const sections = Node.create({
  name: "sections",
  group: "block",
  content: "section+",
  defining: true,
  isolating: true,
  addAttributes: kept({ kind: "accordion", isNumbered: false }),
  parseHTML: () => blockTag("sections"),
  renderHTML: ({ node }) => [
    "div",
    { "data-block": "sections", "data-kind": node.attrs["kind"], "data-numbered": node.attrs["isNumbered"] || null },
    0,
  ],
});

export const section = Node.create({
  name: "section",
  content: "sectionTitle block*",
  defining: true,
  parseHTML: () => blockTag("section"),
  renderHTML: () => ["div", { "data-block": "section" }, 0],
});

export const sectionTitle = Node.create({
  name: "sectionTitle",
  content: "text*",
  defining: true,
  parseHTML: () => blockTag("section-title"),
  renderHTML: () => ["div", { "data-block": "section-title" }, 0],
});
