import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "access-review": messages },
  screens: {
    "/admin/staff/review": { title: messages.title, needs: "staff.view" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "access-review": English<typeof messages>;
  }
}
