import type { English } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  refusals: {
    "event-file.too-many": {
      en: "An event takes at most {most} files. Remove one first.",
      es: "Un evento admite como máximo {most} archivos. Quita antes alguno.",
    },
  },
  messages: { "event-files": messages },
  eventTabs: { files: { title: words.files, needs: "event.view", position: 70 } },
  acts: {
    "event-file.add": { en: "Added a file to an event", es: "Ha añadido un archivo a un evento" },
    "event-file.show": {
      en: "Changed who sees a file of an event",
      es: "Ha cambiado quién ve un archivo de un evento",
    },
    "event-file.remove": { en: "Removed a file from an event", es: "Ha quitado un archivo de un evento" },
  },
  records: {
    "event-file": { en: "File of an event", es: "Archivo de un evento" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "event-files": English<typeof messages>;
  }
}
