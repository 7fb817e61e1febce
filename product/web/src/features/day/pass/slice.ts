import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  refusals: {
    "punch.not-here": {
      en: "You cannot clock in or out yourself now. At the gate they will do it with your code.",
      es: "Ahora no puedes fichar por tu cuenta. En la puerta lo harán con tu código.",
    },
    "pass.other-phone": {
      en: "Another phone draws the codes of this pass. Ask for a new link to change phones.",
      es: "Los códigos de este pase los crea otro teléfono. Pide un enlace nuevo para cambiar de teléfono.",
    },
  },
  messages: { pass: messages },
  acts: {
    "pass.issue": { en: "Issued a worker pass", es: "Ha emitido un pase" },
    "pass.register-phone": { en: "Tied a phone to a pass", es: "Ha vinculado un teléfono a un pase" },
    "pass.change-phone": {
      en: "Replaced a pass for another phone",
      es: "Ha sustituido un pase para otro teléfono",
    },
  },
  records: {
    pass: { en: "Worker pass", es: "Pase" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    pass: English<typeof messages>;
  }
}
