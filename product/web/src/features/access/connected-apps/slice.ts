import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "connected-apps": messages },
  acts: {
    "connected-app.allow": {
      en: "Allowed another app to sign them in",
      es: "Ha permitido que otra aplicación use su cuenta para entrar",
    },
    "connected-app.refuse": {
      en: "Did not allow another app to sign them in",
      es: "No ha permitido que otra aplicación use su cuenta para entrar",
    },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "connected-apps": English<typeof messages>;
  }
}
