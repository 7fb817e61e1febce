import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  refusals: {
    "form.nobody-to-send": {
      en: "There is nobody on this list who can get the form: they have it already, or cannot be written to.",
      es: "En esta lista no hay nadie a quien enviar el formulario: ya lo tienen o no se les puede escribir.",
    },
  },
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
