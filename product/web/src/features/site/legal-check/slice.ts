import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";
import { textsToCheck } from "./queries.server.ts";

export default {
  messages: { "legal-check": messages },
  tasks: {
    "legal-texts.check": {
      needs: "page.publish",
      title: { en: "Legal texts to check", es: "Textos legales por revisar" },
      count: async () => {
        const each = await textsToCheck();
        return { n: each.length, most: Number.MAX_SAFE_INTEGER, each };
      },
    },
  },
  acts: {
    "page.mark-checked": { en: "Marked the legal text as checked", es: "Ha marcado el texto legal como revisado" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "legal-check": English<typeof messages>;
  }
}
