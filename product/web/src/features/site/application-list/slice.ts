import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "application-list": messages },
  screens: {
    "/admin/workers/review/list": { title: messages.title, needs: "submission.view" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "application-list": English<typeof messages>;
  }
}
