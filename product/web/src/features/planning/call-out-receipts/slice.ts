import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "call-out-receipts": messages },
  acts: {
    "worker.renew-links": { en: "Replaced someone’s links", es: "Ha sustituido los enlaces de una persona" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "call-out-receipts": English<typeof messages>;
  }
}
