import type { ReactNode } from "react";
import type { Block, Blocks } from "@product/domain/site/blocks";
import { buttonClass } from "@product/ui/controls/button";
import { Callout } from "@product/ui/callout";
import { BlockTable } from "./block-table.tsx";
import { BlockLink, BlockWords } from "./block-words.tsx";
import { Cards } from "./cards.tsx";
import { FoldedList, FoldedTabs } from "./folding.tsx";

type MarkdownBlocksProps = {
  blocks: Blocks;
  /** Draws the blocks that are made from records; without it they are left out. */
  ofRecords?: ((block: Block) => ReactNode) | undefined;
};

/** The blocks of a text, one below the other. Content of any other kind cannot be shown at all. */
export const MarkdownBlocks = ({ blocks, ofRecords }: MarkdownBlocksProps) =>
  blocks.map((block, at) => <MarkdownBlock key={at} block={block} ofRecords={ofRecords} />);

type MarkdownBlockProps = Pick<MarkdownBlocksProps, "ofRecords"> & { block: Block };

const MarkdownBlock = ({ block, ofRecords }: MarkdownBlockProps) => {
  const inside = (blocks: Blocks) => <MarkdownBlocks blocks={blocks} ofRecords={ofRecords} />;
  const partOf = ({ title, blocks }: { title: Parameters<typeof BlockWords>[0]["words"]; blocks: Blocks }) => ({
    title: <BlockWords words={title} />,
    content: inside(blocks),
  });
  switch (block.type) {
    case "heading":
      return <Heading block={block} />;
    case "paragraph":
      return (
        <p className="wrap-anywhere text-pretty">
          <BlockWords words={block.words} />
        </p>
      );
    case "list":
      return <List block={block} inside={inside} />;
    case "quote":
      return (
        <blockquote className="flex flex-col gap-3.5 border-l-2 border-line-2 pl-4 text-fg-2">
          {inside(block.blocks)}
        </blockquote>
      );
    case "code":
      return <CodeBox text={block.text} />;
    case "image":
      return (
        <img
          src={block.src}
          alt={block.alt}
          width={block.width}
          height={block.height}
          loading="lazy"
          className="h-auto max-w-full rounded-card"
        />
      );
    case "table":
      return <BlockTable table={block} />;
    case "divider":
      return <hr className="border-line" />;
    case "callout":
      return (
        <Callout tone={block.tone} isNote>
          {block.title && <p className="font-semibold">{block.title}</p>}
          {inside(block.blocks)}
        </Callout>
      );
    case "tabs":
      return <FoldedTabs parts={block.items.map(partOf)} />;
    case "accordion":
    case "faq":
      return <FoldedList parts={block.items.map(partOf)} />;
    case "cards":
      return <Cards isNumbered={block.isNumbered} items={block.items.map(partOf)} />;
    case "code-group":
      return <FoldedTabs parts={block.items.map(({ title, text }) => ({ title, content: <CodeBox text={text} /> }))} />;
    case "button":
      return <ButtonLine to={block.to} label={block.label} />;
    case "form":
      return <ButtonLine to={`/signup?formId=${block.form}`} label={block.label} />;
    default:
      return ofRecords?.(block) ?? null;
  }
};

const Heading = ({ block: { level, id, words } }: { block: Extract<Block, { type: "heading" }> }) => {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={`scroll-mt-24 font-semibold text-balance ${level === 2 ? "text-xl" : "text-lg"}`}>
      <BlockWords words={words} />
    </Tag>
  );
};

type ListProps = { block: Extract<Block, { type: "list" }>; inside: (blocks: Blocks) => ReactNode };

const List = ({ block: { isOrdered, start, items }, inside }: ListProps) => {
  const Tag = isOrdered ? "ol" : "ul";
  return (
    <Tag
      start={isOrdered && start !== 1 ? start : undefined}
      className={`flex flex-col gap-2 pl-5 marker:text-fg-3 ${isOrdered ? "list-decimal" : "list-disc"}`}
    >
      {items.map((blocks, at) => (
        <li key={at} className="pl-1 text-pretty">
          {inside(blocks)}
        </li>
      ))}
    </Tag>
  );
};

const CodeBox = ({ text }: { text: string }) => (
  <pre className="rounded-card wrap-anywhere whitespace-pre-wrap bg-bg-muted p-3.5 text-sm">
    <code className="font-mono">{text}</code>
  </pre>
);

const ButtonLine = ({ to, label }: { to: string; label: string }) => (
  <p>
    <BlockLink to={to} className={buttonClass("primary", "large")}>
      {label}
    </BlockLink>
  </p>
);
