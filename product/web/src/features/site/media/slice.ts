import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { media: messages },
  screens: {
    "/admin/content/media": { title: messages.title, needs: "media.view" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    media: English<typeof messages>;
  }
}
