import type { Locale } from "@product/domain/locales";
import {
  everyBlock,
  recordBlocks,
  type Block,
  type Blocks,
  type OpenShift,
  type RecordBlock,
} from "@product/domain/site/blocks";
import { requiredBlocks } from "@product/domain/site/pages";
import { readBlocks, type Read } from "#features/ground/markdown/queries.server.ts";
import { sizesAt } from "#features/site/media/queries.server.ts";
import { openShifts } from "#features/site/open-shifts/queries.server.ts";
import { recordTables } from "./record-tables.server.ts";

/** The blocks of a text, with what is made from the records in its place; and all that is wrong with it. */
export async function shownBlocks(source: string, locale: Locale): Promise<Read> {
  const { blocks, faults } = readBlocks(source);
  const recordTypes = new Set([...everyBlock(blocks)].map(({ type }) => type).filter(isOfRecords));
  const tables = new Map<RecordBlock, Block | undefined>();
  for (const type of recordTypes) tables.set(type, await recordTables[type](locale));
  const pictures = [...everyBlock(blocks)].flatMap((block) => (block.type === "image" ? [block.src] : []));
  const sizes = await sizesAt(pictures);
  const isAsked = [...everyBlock(blocks)].some(({ type }) => type === "open-shifts");
  return { blocks: filled(blocks, { tables, sizes, shifts: isAsked ? await openShifts(locale) : [] }), faults };
}

/**
 * The faults that keep a text of this page from being published: its own, and missing parts that the page may not lose.
 */
export function textFaults(slug: string, source: string): Read {
  const { blocks, faults } = readBlocks(source);
  const there = new Set<string>([...everyBlock(blocks)].map(({ type }) => type));
  const lost = (requiredBlocks[slug] ?? []).filter((name) => !there.has(name));
  return {
    blocks,
    faults: [...faults, ...lost.map((what) => ({ code: "block-required" as const, line: 1, what }))],
  };
}

const isOfRecords = (type: Block["type"]): type is RecordBlock => (recordBlocks as readonly string[]).includes(type);

type Filling = {
  tables: ReadonlyMap<RecordBlock, Block | undefined>;
  sizes: Awaited<ReturnType<typeof sizesAt>>;
  shifts: readonly OpenShift[];
};

function filled(blocks: Blocks, filling: Filling): Blocks {
  const { tables, sizes, shifts } = filling;
  const inside = (some: Blocks) => filled(some, filling);
  return blocks.flatMap((block): Blocks => {
    const table = isOfRecords(block.type) ? tables.get(block.type) : block;
    if (table !== block) return table ? [table] : [];
    if (block.type === "image") return [{ ...block, ...sizes.get(block.src) }];
    if (block.type === "open-shifts") return [{ ...block, shifts }];
    if (block.type === "list") return [{ ...block, items: block.items.map(inside) }];
    if ("blocks" in block) return [{ ...block, blocks: inside(block.blocks) }];
    if (block.type === "code-group" || !("items" in block)) return [block];
    return [{ ...block, items: block.items.map((item) => ({ ...item, blocks: inside(item.blocks) })) }];
  });
}
