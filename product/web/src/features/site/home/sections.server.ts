import { everyBlock, type Blocks } from "@product/domain/site/blocks";
import type { PageSection } from "#features/site/pages/queries.server.ts";

/** A section for open shifts stands there only while there are any. */
export const sectionsShown = (sections: readonly PageSection[]): PageSection[] =>
  sections.filter(({ blocks }) => !isEmpty(blocks));

const isEmpty = (blocks: Blocks) =>
  blocks.length > 0 && blocks.every((block) => block.type === "open-shifts" && !block.shifts?.length);

/** The first section with open shifts, and how many it shows. */
export function shiftsIn(sections: readonly PageSection[]) {
  for (const { id, blocks } of sections)
    for (const block of everyBlock(blocks)) {
      if (block.type !== "open-shifts") continue;
      const isMeant = ({ role, town }: { role: string; town: string }) =>
        (!block.role || role === block.role) && (!block.town || town === block.town);
      const n = block.shifts?.filter(isMeant).length ?? 0;
      if (n > 0) return { id, n };
    }
  return undefined;
}
