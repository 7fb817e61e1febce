import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { waitingCount } from "./queries.server.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "document-review": messages },
  tasks: {
    "documents.review": {
      needs: "document.approve",
      title: { en: "Documents to review", es: "Documentos por revisar" },
      at: "/admin/workers/documents",
      count: waitingCount,
      came: async (actor, span) => (await waitingCount(actor, span)).n,
    },
  },
  screens: {
    "/admin/workers/documents": { title: messages.title, needs: "document.approve" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "document-review": English<typeof messages>;
  }
}
