import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "follow-ups": messages },
  acts: {
    "form.send": { en: "Sent the form to workers", es: "Ha enviado el formulario a trabajadores" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "follow-ups": English<typeof messages>;
  }
}
