import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "account-offer": messages },
  acts: {
    "worker.take-account": {
      en: "Created their own account, by link",
      es: "Ha creado su propia cuenta, por enlace",
    },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "account-offer": English<typeof messages>;
  }
}
