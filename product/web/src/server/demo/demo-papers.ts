import { keepDrawnPapers, papersToDraw, someDrawnPath, type DrawnPaper } from "@product/database/demo/drawn-papers";
import type { Files } from "#request/ports/files.ts";
import type { JobHandlers } from "#request/slices/slice.ts";
import { drawPaper } from "./draw-paper.ts";

const bucket = "worker-documents";

/** Puts pictures behind the papers of invented people. Where they lie already, nothing is done. */
export const demoJobs = (files: Pick<Files, "keep" | "read" | "remove">): JobHandlers => ({
  "demo.draw-papers": async () => {
    const before = await someDrawnPath();
    if (before && (await files.read(bucket, before))) return;
    const drawn: DrawnPaper[] = [];
    for (const paper of await papersToDraw()) {
      // A copied database names files that did not come along.
      await files.remove(bucket, [paper.path]).catch(() => {});
      drawn.push({ ...paper, ...(await files.keep(bucket, paper.path, await drawPaper(paper))) });
    }
    await keepDrawnPapers(drawn);
  },
});
