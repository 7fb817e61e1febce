import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  refusals: {
    "briefing.changed": {
      en: "The briefing has just changed. Read it again.",
      es: "El briefing acaba de cambiar. Vuelve a leerlo.",
    },
  },
  messages: { answers: messages },
  acts: {
    "assignment.read-briefing": {
      en: "Read the briefing of a shift",
      es: "Ha leído el briefing de un turno",
    },
    "assignment.answer": { en: "Answered about a shift", es: "Ha respondido sobre un turno" },
    "assignment.say-late": { en: "Said that they will be late", es: "Ha avisado de que llega tarde" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    answers: English<typeof messages>;
  }
}
