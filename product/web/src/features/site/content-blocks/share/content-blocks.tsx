import type { Block, Blocks } from "@product/domain/site/blocks";
import { MarkdownBlocks } from "#features/ground/markdown/share/markdown-blocks.tsx";
import { OpenShiftList } from "#features/site/open-shifts/share/open-shift-list.tsx";

/** The blocks of a page, with those that only pages have. */
export const ContentBlocks = ({ blocks }: { blocks: Blocks }) => (
  <MarkdownBlocks blocks={blocks} ofRecords={drawnFromRecords} />
);

const drawnFromRecords = (block: Block) =>
  block.type === "open-shifts" && <OpenShiftList shifts={block.shifts ?? []} role={block.role} town={block.town} />;
