import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { menus: messages },
  screens: {
    "/admin/content/menus": { title: messages.title, needs: "page.publish" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    menus: English<typeof messages>;
  }
}
