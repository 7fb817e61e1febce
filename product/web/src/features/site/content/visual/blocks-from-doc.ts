import {
  calloutTones,
  recordBlocks,
  type Block,
  type Blocks,
  type CalloutTone,
  type Item,
  type RecordBlock,
} from "@product/domain/site/blocks";
import { attributeOf, type DocNode } from "./doc-node.ts";
import { wordsIn } from "./words-from-doc.ts";

/** The blocks of a document; paragraphs in which nothing stands are none. */
export const blocksOf = ({ content = [] }: DocNode): Blocks => content.flatMap((node) => blockOf(node) ?? []);

const readers: Readonly<Record<string, (node: DocNode) => Block | undefined>> = {
  heading: (node) => ({
    type: "heading",
    level: Number(attributeOf(node, "level")) as 2 | 3 | 4,
    id: attributeOf(node, "anchor"),
    words: wordsIn(node),
  }),
  paragraph: (node) => {
    const words = wordsIn(node);
    return words.length > 0 ? { type: "paragraph", words } : undefined;
  },
  bulletList: (node) => ({ type: "list", isOrdered: false, start: 1, items: itemsOf(node) }),
  orderedList: (node) => ({
    type: "list",
    isOrdered: true,
    start: Number(attributeOf(node, "start")),
    items: itemsOf(node),
  }),
  blockquote: (node) => ({ type: "quote", blocks: blocksOf(node) }),
  codeBlock: (node) => ({ type: "code", language: attributeOf(node, "language"), text: textOf(node) }),
  picture: (node) => ({ type: "image", src: attributeOf(node, "src"), alt: attributeOf(node, "alt") }),
  table: (node) => {
    const [head = [], ...rows] = (node.content ?? []).map((row) => (row.content ?? []).map(wordsIn));
    return { type: "table", caption: attributeOf(node, "caption"), head, rows };
  },
  horizontalRule: () => ({ type: "divider" }),
  callout: (node) => ({
    type: "callout",
    tone: calloutTones.find((tone): tone is CalloutTone => tone === node.attrs?.["tone"]) ?? "info",
    title: attributeOf(node, "title"),
    blocks: blocksOf(node),
  }),
  sections: (node) => {
    const items = (node.content ?? []).map(sectionItem);
    const kind = attributeOf(node, "kind") as "tabs" | "accordion" | "faq" | "cards";
    return kind === "cards"
      ? { type: kind, isNumbered: node.attrs?.["isNumbered"] === true, items }
      : { type: kind, items };
  },
  codeGroup: (node) => ({
    type: "code-group",
    items: (node.content ?? []).map((item) => ({ title: attributeOf(item, "title"), text: textOf(item) })),
  }),
  linkButton: (node) => ({ type: "button", to: attributeOf(node, "to"), label: attributeOf(node, "label") }),
  formButton: (node) => ({ type: "form", form: attributeOf(node, "form"), label: attributeOf(node, "label") }),
  openShifts: (node) => ({ type: "open-shifts", role: attributeOf(node, "role"), town: attributeOf(node, "town") }),
  record: (node) => {
    const type = recordBlocks.find((kind): kind is RecordBlock => kind === node.attrs?.["kind"]);
    return type && { type };
  },
};

const blockOf = (node: DocNode): Block | undefined => readers[node.type]?.(node);

const itemsOf = ({ content = [] }: DocNode): Blocks[] => content.map(blocksOf);

function sectionItem({ content: [title, ...body] = [] }: DocNode): Item {
  return { title: title ? wordsIn(title) : [], blocks: blocksOf({ type: "section", content: body }) };
}

const textOf = ({ content = [] }: DocNode): string => content.map(({ text = "" }) => text).join("");
