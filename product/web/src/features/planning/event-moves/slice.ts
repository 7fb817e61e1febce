import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";
import { refusals } from "./refusals.ts";

export default {
  refusals,
  messages: { "event-moves": messages },
  acts: {
    "event.cancel": { en: "Cancelled an event", es: "Ha cancelado un evento" },
    "event.postpone": { en: "Postponed an event", es: "Ha aplazado un evento" },
    "event.reopen": { en: "Reopened an event", es: "Ha reabierto un evento" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "event-moves": English<typeof messages>;
  }
}
