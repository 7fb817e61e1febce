import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  refusals: {
    "rota.same-days": {
      en: "These are the days they are on already. Choose another day.",
      es: "Son los mismos días en los que ya están. Elige otro día.",
    },
  },
  messages: { "rota-edits": messages },
  acts: {
    "shift.create": { en: "Added a shift", es: "Ha añadido un turno" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "rota-edits": English<typeof messages>;
  }
}
