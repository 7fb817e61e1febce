import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";
import { refusals } from "./refusals.ts";

export default {
  refusals,
  messages: { lists: messages },
  screens: {
    "/admin/lists/create": { title: messages.newList, needs: "list.create" },
  },
  acts: {
    "list.create": { en: "Created a list", es: "Ha creado una lista" },
    "list.archive": { en: "Archived a list", es: "Ha archivado una lista" },
    "list.restore": { en: "Restored a list", es: "Ha recuperado una lista" },
  },
  records: {
    list: { en: "List", es: "Lista" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    lists: English<typeof messages>;
  }
}
