import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "signup-link": messages },
  acts: {
    "application.send-link": {
      en: "Sent the applicant's link again",
      es: "Ha vuelto a enviar el enlace de la solicitud",
    },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "signup-link": English<typeof messages>;
  }
}
