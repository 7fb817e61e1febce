import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "past-events": messages },
  acts: {
    "event.import": { en: "Imported past events", es: "Ha importado eventos anteriores" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "past-events": English<typeof messages>;
  }
}
