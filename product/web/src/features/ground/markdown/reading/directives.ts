/** The blocks that Markdown has no sign for, by the name after the colons. A name outside this table is no block. */
import type { Code, RootContent } from "mdast";
import type { ContainerDirective, LeafDirective } from "mdast-util-directive";
import {
  calloutTones,
  plainWords,
  recordBlocks,
  type Block,
  type CalloutTone,
  type Item,
  type RecordBlock,
} from "@product/domain/site/blocks";
import { safeLink } from "@product/domain/site/safe-link";
import type { Reading } from "./reading.ts";
import { tableFrom } from "./table.ts";
import { wordsFrom } from "./words.ts";

export type Directive = ContainerDirective | LeafDirective;

export function directiveBlock(node: Directive, reading: Reading): Block | undefined {
  const read = Object.hasOwn(readers, node.name) ? readers[node.name] : undefined;
  if (read) return read(node, reading);
  reading.fault("block-unknown", node, node.name.slice(0, 60));
  return undefined;
}

const readers: Readonly<Record<string, (node: Directive, reading: Reading) => Block | undefined>> = {
  callout: (node, reading) => ({
    type: "callout",
    tone: toneFrom(attribute(node, "tone")),
    title: labelOf(node, reading) || attribute(node, "title"),
    blocks: reading.blocks(contentsOf(node)),
  }),
  tabs: (node, reading) => withItems(node, reading, (items) => ({ type: "tabs", items })),
  accordion: (node, reading) => withItems(node, reading, (items) => ({ type: "accordion", items })),
  faq: (node, reading) => withItems(node, reading, (items) => ({ type: "faq", items })),
  cards: (node, reading) =>
    withItems(node, reading, (items) => ({ type: "cards", isNumbered: "numbered" in (node.attributes ?? {}), items })),
  "code-group": (node, reading) => {
    const items = contentsOf(node)
      .filter((child): child is Code => child.type === "code")
      .map(({ meta, lang, value }) => ({ title: meta ?? lang ?? "", text: value }));
    return items.length > 0 ? { type: "code-group", items } : empty(node, reading);
  },
  table: (node, reading) => {
    const table = contentsOf(node).find((child) => child.type === "table");
    return table ? tableFrom(table, attribute(node, "caption"), reading) : empty(node, reading);
  },
  button: (node, reading) => {
    const to = safeLink(attribute(node, "to"));
    const label = labelOf(node, reading);
    if (!to) reading.fault("link-unsafe", node, attribute(node, "to").slice(0, 200));
    return to && label ? { type: "button", to, label } : to ? empty(node, reading) : undefined;
  },
  form: (node, reading) => {
    const [form, label] = [attribute(node, "form"), labelOf(node, reading)];
    return /^[a-z0-9-]{1,80}$/.test(form) && label ? { type: "form", form, label } : empty(node, reading);
  },
  "open-shifts": (node) => ({ type: "open-shifts", role: attribute(node, "role"), town: attribute(node, "town") }),
  ...Object.fromEntries(recordBlocks.map((type) => [type, (): { type: RecordBlock } => ({ type })])),
};

/** Each heading inside begins an item; what stands before the first one belongs to none. */
function withItems(node: Directive, reading: Reading, make: (items: readonly Item[]) => Block): Block | undefined {
  const items: { title: Item["title"]; nodes: RootContent[] }[] = [];
  for (const child of contentsOf(node))
    if (child.type === "heading") items.push({ title: wordsFrom(child.children, reading), nodes: [] });
    else if (items.length === 0) reading.fault("block-empty", child, node.name);
    else items.at(-1)!.nodes.push(child);
  if (items.length === 0) return empty(node, reading);
  return make(items.map(({ title, nodes }) => ({ title, blocks: reading.blocks(nodes) })));
}

function empty(node: Directive, reading: Reading): undefined {
  reading.fault("block-empty", node, node.name);
}

const attribute = (node: Directive, name: string): string => (node.attributes?.[name] ?? "").trim().slice(0, 400);

const toneFrom = (tone: string): CalloutTone =>
  (calloutTones as readonly string[]).includes(tone) ? (tone as CalloutTone) : "info";

/** A container has its label as a paragraph of its own, marked as such; a line is its label. */
const contentsOf = (node: Directive): RootContent[] =>
  node.type === "leafDirective" ? [] : node.children.filter((child) => !isLabel(child));

function labelOf(node: Directive, reading: Reading): string {
  if (node.type === "leafDirective") return plainWords(wordsFrom(node.children, reading)).trim();
  const label = node.children.find(isLabel);
  return label?.type === "paragraph" ? plainWords(wordsFrom(label.children, reading)).trim() : "";
}

const isLabel = (node: RootContent): boolean => node.type === "paragraph" && node.data?.directiveLabel === true;
