import type { Slice } from "#request/slices/slice.ts";
import { findingRows, findingsAhead } from "./queries.server.ts";

export default {
  figures: {
    "findings-ahead": {
      needs: "assignment.view",
      title: { en: "Findings before publishing, 14 days", es: "Avisos antes de publicar, 14 días" },
      tone: "bad",
      count: findingsAhead,
      rows: findingRows,
    },
  },
} satisfies Slice;
