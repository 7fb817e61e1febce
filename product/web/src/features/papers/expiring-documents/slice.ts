import type { Slice } from "#request/slices/slice.ts";
import { expiring, expiringRows } from "./queries.server.ts";

export default {
  figures: {
    "expiring-documents": {
      needs: "document.view",
      title: { en: "Documents expiring, 8 weeks", es: "Documentos que caducan, 8 semanas" },
      tone: "warn",
      count: expiring,
      rows: expiringRows,
    },
  },
} satisfies Slice;
