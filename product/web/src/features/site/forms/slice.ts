import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "signup-forms": messages },
  screens: {
    "/admin/signup-forms/create": { title: messages.newOne, needs: "form.create" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "signup-forms": English<typeof messages>;
  }
}
