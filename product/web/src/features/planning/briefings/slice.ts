import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  refusals: {
    "briefing.line-unread": {
      en: "Not saved: line {line} of the {language, select, es {Spanish} other {English}} text cannot be shown. Pictures and links to other places must be safe addresses, and directives must be closed.",
      es: "No se ha guardado: la línea {line} del texto en {language, select, es {español} other {inglés}} no se puede mostrar. Las imágenes y los enlaces deben ser direcciones seguras, y las directivas han de estar cerradas.",
    },
  },
  messages: { briefings: messages },
  eventTabs: { briefing: { title: { en: "Briefing", es: "Briefing" }, needs: "event.view", position: 40 } },
  acts: {
    "event.brief": { en: "Wrote the briefing of an event", es: "Ha escrito el briefing de un evento" },
    "shift.brief": { en: "Wrote the briefing of a shift", es: "Ha escrito el briefing de un turno" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    briefings: English<typeof messages>;
  }
}
