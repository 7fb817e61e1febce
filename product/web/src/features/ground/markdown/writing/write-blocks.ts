/** Turns blocks into the Markdown that is read as the same blocks again. */
import type { BlockContent, Code, DefinitionContent, Heading, Paragraph, RootContent } from "mdast";
import { directiveToMarkdown, type ContainerDirective, type LeafDirective } from "mdast-util-directive";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown } from "mdast-util-to-markdown";
import { keyFrom } from "@product/domain/keys";
import { plainWords, type Block, type Blocks, type Item, type Words } from "@product/domain/site/blocks";
import { headingId } from "#features/ground/markdown/reading/heading-id.ts";
import { phrasesOf } from "./phrases.ts";
import { tableNode } from "./table-node.ts";

export function writeBlocks(blocks: Blocks): string {
  const anchors = new Set<string>();
  const children = nodesOf(blocks, anchors);
  return toMarkdown({ type: "root", children }, { ...style, extensions }).trimEnd();
}

const style = { bullet: "-", rule: "-", fences: true, listItemIndent: "one", resourceLink: true } as const;

// A colon in a sentence begins nothing in our grammar, so it is written as it is.
const directives = directiveToMarkdown({ preferUnquoted: true });
const extensions = [
  gfmTableToMarkdown({ tablePipeAlign: false }),
  { ...directives, unsafe: directives.unsafe!.filter(({ after }) => after !== "[A-Za-z]") },
];

const nodesOf = (blocks: Blocks, anchors: Set<string>): RootContent[] =>
  blocks.flatMap((block) => nodeOf(block, anchors) ?? []);

const inside = (blocks: Blocks, anchors: Set<string>) =>
  nodesOf(blocks, anchors) as (BlockContent | DefinitionContent)[];

function nodeOf(block: Block, anchors: Set<string>): RootContent | undefined {
  switch (block.type) {
    case "heading":
      return headingNode(block, anchors);
    case "paragraph":
      return block.words.length > 0 ? { type: "paragraph", children: phrasesOf(block.words) } : undefined;
    case "list":
      return listNode(block, anchors);
    case "quote":
      return { type: "blockquote", children: inside(block.blocks, anchors) };
    case "code":
      return { type: "code", lang: block.language || null, value: block.text };
    case "image":
      return { type: "paragraph", children: [{ type: "image", url: block.src, alt: block.alt }] };
    case "table":
      return block.caption
        ? container("table", { caption: block.caption }, [tableNode(block)])
        : (tableNode(block) as RootContent);
    case "divider":
      return { type: "thematicBreak" };
    case "callout":
      return container("callout", { tone: block.tone }, [...label(block.title), ...inside(block.blocks, anchors)]);
    case "tabs":
    case "accordion":
    case "faq":
      return container(block.type, {}, itemNodes(block.items, anchors));
    case "cards":
      return container("cards", block.isNumbered ? { numbered: "" } : {}, itemNodes(block.items, anchors));
    case "code-group":
      return container("code-group", {}, block.items.map(codeNode));
    case "button":
      return line("button", block.label, { to: block.to });
    case "form":
      return line("form", block.label, { form: block.form });
    case "open-shifts":
      return line("open-shifts", "", { role: block.role, town: block.town });
    default:
      return line(block.type, "", {});
  }
}

/** With its anchor where the words alone would not make it, or end in what looks like one. */
function headingNode({ level, id, words }: Extract<Block, { type: "heading" }>, anchors: Set<string>): Heading {
  const node: Heading = { type: "heading", depth: level, children: phrasesOf(words) };
  const untouched = new Set(anchors);
  const { id: generatedId, nodes } = headingId(node, anchors);
  const looksNamed = nodes !== node.children;
  if (!looksNamed && (id === "" || id === generatedId)) return node;
  const named = withText(node, ` {#${id || keyFrom(plainWords(words), "part")}}`);
  anchors.delete(generatedId);
  for (const each of untouched) anchors.add(each);
  headingId(named, anchors);
  return named;
}

const withText = (node: Heading, value: string): Heading => {
  const last = node.children.at(-1);
  return last?.type === "text"
    ? { ...node, children: [...node.children.slice(0, -1), { ...last, value: last.value + value }] }
    : { ...node, children: [...node.children, { type: "text", value }] };
};

function listNode({ isOrdered, start, items }: Extract<Block, { type: "list" }>, anchors: Set<string>): RootContent {
  const spread = items.some(
    ([first, next, ...more]) => (first && first.type !== "paragraph") || next || more.length > 0,
  );
  return {
    type: "list",
    ordered: isOrdered,
    start: isOrdered ? start : null,
    spread,
    children: items.map((blocks) => ({ type: "listItem", spread, children: inside(blocks, anchors) })),
  };
}

const itemNodes = (items: readonly Item[], anchors: Set<string>): RootContent[] =>
  items.flatMap(({ title, blocks }) => [titleNode(title), ...nodesOf(blocks, anchors)]);

const titleNode = (words: Words): Heading => ({ type: "heading", depth: 3, children: phrasesOf(words) });

const codeNode = ({ title, text }: { title: string; text: string }): Code =>
  title ? { type: "code", lang: "txt", meta: title, value: text } : { type: "code", value: text };

const label = (text: string): Paragraph[] =>
  text ? [{ type: "paragraph", data: { directiveLabel: true }, children: [{ type: "text", value: text }] }] : [];

const container = (
  name: string,
  attributes: Record<string, string>,
  children: readonly RootContent[],
): ContainerDirective => ({
  type: "containerDirective",
  name,
  attributes,
  children: children as ContainerDirective["children"],
});

const line = (name: string, text: string, attributes: Record<string, string>): LeafDirective => ({
  type: "leafDirective",
  name,
  attributes: Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== "")),
  children: text ? [{ type: "text", value: text }] : [],
});
