import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "application-data": messages },
  acts: {
    "application.erase": { en: "Erased the application", es: "Ha borrado la solicitud" },
    "application.erase-asked": {
      en: "Erased the application because the person asked for it",
      es: "Ha borrado la solicitud a petición de la persona",
    },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "application-data": English<typeof messages>;
  }
}
