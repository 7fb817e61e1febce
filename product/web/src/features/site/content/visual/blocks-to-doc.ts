import { plainWords, type Block, type Blocks, type Item } from "@product/domain/site/blocks";
import { keyFrom } from "@product/domain/keys";
import type { DocNode } from "./doc-node.ts";
import { lineOf, runsOf } from "./words-to-doc.ts";

/** The blocks of a text as the visual editor's document. */
export const docOf = (blocks: Blocks): DocNode => ({ type: "doc", content: flowOf(blocks, new Set()) });

type Anchors = Set<string>;

/** Where somebody writes there is a paragraph to write in. */
const flowOf = (blocks: Blocks, anchors: Anchors): DocNode[] =>
  blocks.length > 0 ? blocks.map((block) => nodeOf(block, anchors)) : [{ type: "paragraph" }];

function nodeOf(block: Block, anchors: Anchors): DocNode {
  switch (block.type) {
    case "heading":
      return {
        type: "heading",
        attrs: { level: block.level, anchor: namedAnchor(block, anchors) },
        content: lineOf(block.words),
      };
    case "paragraph":
      return { type: "paragraph", content: runsOf(block.words) };
    case "list":
      return {
        type: block.isOrdered ? "orderedList" : "bulletList",
        ...(block.isOrdered && { attrs: { start: block.start } }),
        content: block.items.map((item) => ({ type: "listItem", content: flowOf(item, anchors) })),
      };
    case "quote":
      return { type: "blockquote", content: flowOf(block.blocks, anchors) };
    case "code":
      return { type: "codeBlock", attrs: { language: block.language }, content: plain(block.text) };
    case "image":
      return { type: "picture", attrs: { src: block.src, alt: block.alt } };
    case "table":
      return {
        type: "table",
        attrs: { caption: block.caption },
        content: [block.head, ...block.rows].map((cells) => ({
          type: "tableRow",
          content: cells.map((words) => ({ type: "tableCell", content: lineOf(words) })),
        })),
      };
    case "divider":
      return { type: "horizontalRule" };
    case "callout":
      return {
        type: "callout",
        attrs: { tone: block.tone, title: block.title },
        content: flowOf(block.blocks, anchors),
      };
    case "tabs":
    case "accordion":
    case "faq":
    case "cards":
      return {
        type: "sections",
        attrs: { kind: block.type, isNumbered: block.type === "cards" && block.isNumbered },
        content: block.items.map((item) => sectionOf(item, anchors)),
      };
    case "code-group":
      return {
        type: "codeGroup",
        content: block.items.map(({ title, text }) => ({ type: "codeItem", attrs: { title }, content: plain(text) })),
      };
    case "button":
      return { type: "linkButton", attrs: { to: block.to, label: block.label } };
    case "form":
      return { type: "formButton", attrs: { form: block.form, label: block.label } };
    case "open-shifts":
      return { type: "openShifts", attrs: { role: block.role, town: block.town } };
    default:
      return { type: "record", attrs: { kind: block.type } };
  }
}

const sectionOf = ({ title, blocks }: Item, anchors: Anchors): DocNode => ({
  type: "section",
  content: [{ type: "sectionTitle", content: lineOf(title) }, ...blocks.map((block) => nodeOf(block, anchors))],
});

const plain = (text: string): DocNode[] => (text === "" ? [] : [{ type: "text", text }]);

/** The anchor that somebody named; one that the words make is made again from the words. */
function namedAnchor({ id, words }: Extract<Block, { type: "heading" }>, anchors: Anchors): string {
  const wanted = keyFrom(plainWords(words), "part");
  let anchor = wanted;
  for (let number = 2; anchors.has(anchor); number++) anchor = `${wanted}-${number}`;
  anchors.add(id);
  return anchor === id ? "" : id;
}
