/** Turns the Markdown of a page into blocks, and says everything that keeps it from being shown as it stands. */
import type { Root, RootContent } from "mdast";
import type { Block, BlockFault, BlockFaultCode, Blocks } from "@product/domain/site/blocks";
import { pageBodyLength } from "@product/domain/site/pages";
import { safePicture } from "@product/domain/site/safe-link";
import { directiveBlock, type Directive } from "./directives.ts";
import { headingId } from "./heading-id.ts";
import { tooDeepAt } from "./nesting.ts";
import { parseMarkdown } from "./parse-markdown.ts";
import type { Reading } from "./reading.ts";
import { tableFrom } from "./table.ts";
import { wordsFrom } from "./words.ts";

export type Read = { blocks: Blocks; faults: readonly BlockFault[] };

export function readBlocks(source: string): Read {
  if (source.length > pageBodyLength) return refused("too-large", 1);
  const deep = tooDeepAt(source);
  if (deep > 0) return refused("too-deep", deep);
  const faults: BlockFault[] = [];
  const reading: Reading = {
    fault: (code, node, what = "") => void faults.push({ code, line: node.position?.start.line ?? 1, what }),
    ids: new Set(),
    blocks: (nodes) => nodes.flatMap((node) => blockFrom(node, reading) ?? []),
  };
  const root: Root = parseMarkdown(source.toWellFormed());
  return { blocks: reading.blocks(root.children), faults };
}

const refused = (code: BlockFaultCode, line: number): Read => ({ blocks: [], faults: [{ code, line, what: "" }] });

function blockFrom(node: RootContent, reading: Reading): Block | undefined {
  switch (node.type) {
    case "heading": {
      const { id, nodes } = headingId(node, reading.ids);
      // The title of the page is its first heading.
      const level = Math.min(4, Math.max(2, node.depth)) as 2 | 3 | 4;
      return { type: "heading", level, id, words: wordsFrom(nodes, reading) };
    }
    case "paragraph": {
      const [only, ...more] = node.children;
      if (only?.type === "image" && more.length === 0) return imageFrom(only, reading);
      return { type: "paragraph", words: wordsFrom(node.children, reading) };
    }
    case "list":
      return {
        type: "list",
        isOrdered: node.ordered === true,
        start: node.start ?? 1,
        items: node.children.map((item) => reading.blocks(item.children)),
      };
    case "blockquote":
      return { type: "quote", blocks: reading.blocks(node.children) };
    case "code":
      return { type: "code", language: node.lang ?? "", text: node.value };
    case "table":
      return tableFrom(node, "", reading);
    case "thematicBreak":
      return { type: "divider" };
    case "containerDirective":
    case "leafDirective":
      return directiveBlock(node as Directive, reading);
    default:
      return undefined;
  }
}

function imageFrom(node: Extract<RootContent, { type: "image" }>, reading: Reading): Block | undefined {
  const src = safePicture(node.url);
  if (!src) {
    reading.fault("link-unsafe", node, node.url);
    return undefined;
  }
  if (!node.alt?.trim()) reading.fault("alt-missing", node, src);
  return { type: "image", src, alt: node.alt ?? "" };
}
