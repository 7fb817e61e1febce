import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "event-copies": messages },
  screens: {
    "/admin/events/templates": { title: messages.templatesTitle, needs: "event.view" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "event-copies": English<typeof messages>;
  }
}
