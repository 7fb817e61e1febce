import type { RootContent } from "mdast";
import type { BlockFaultCode, Blocks } from "@product/domain/site/blocks";

/** Where a reader is: what it found wrong, which anchors are taken, and how it reads what lies inside. */
export type Reading = {
  fault: (code: BlockFaultCode, node: Placed, what?: string) => void;
  ids: Set<string>;
  blocks: (nodes: readonly RootContent[]) => Blocks;
};

type Placed = { position?: { start: { line: number } } | undefined };
