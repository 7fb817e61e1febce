import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "rota-moves": messages },
  acts: {
    "shift.edit": { en: "Edited a shift", es: "Ha editado un turno" },
    "assignment.give": { en: "Gave a place to someone else", es: "Ha cambiado a la persona de una plaza" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "rota-moves": English<typeof messages>;
  }
}
