import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { messages } from "./messages.ts";

export default {
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
