import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { lists: messages },
  screens: {
    "/admin/lists/create": { title: messages.newList, needs: "list.create" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    lists: English<typeof messages>;
  }
}
