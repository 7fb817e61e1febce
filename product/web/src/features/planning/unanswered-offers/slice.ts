import type { Slice } from "#request/slices/slice.ts";
import { unanswered, unansweredRows } from "./queries.server.ts";

export default {
  figures: {
    "unanswered-offers": {
      needs: "assignment.view",
      title: { en: "Waiting for an answer", es: "Pendientes de respuesta" },
      tone: "info",
      count: unanswered,
      rows: unansweredRows,
    },
  },
} satisfies Slice;
