import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  refusals: {
    "page.draft-waiting": {
      en: "There is a draft of the whole home page. Publish it or change these words in it, so that neither text is lost.",
      es: "Hay un borrador de toda la página de inicio. Publícalo o cambia estas palabras en él, para que no se pierda ningún texto.",
    },
  },
  messages: { home: messages },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    home: English<typeof messages>;
  }
}
