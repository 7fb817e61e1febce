import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { briefings: messages },
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
