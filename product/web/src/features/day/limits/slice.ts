import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { limits: messages },
  screens: {
    "/admin/time/limits": { title: messages.title, needs: "time.view" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    limits: English<typeof messages>;
  }
}
