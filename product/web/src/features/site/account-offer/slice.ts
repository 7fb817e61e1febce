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
    "worker.link-account": {
      en: "Linked an account of their own to their record",
      es: "Ha vinculado una cuenta suya a su ficha",
    },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "account-offer": English<typeof messages>;
  }
}
