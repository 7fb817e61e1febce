import type { English } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { rates: messages },
  eventTabs: { rates: { title: words.rates, needs: "pay.view", position: 120 } },
  acts: {
    "work-rate.set": { en: "Changed rates per hour", es: "Ha cambiado las tarifas por hora" },
  },
  records: {
    "work-rate": { en: "Rates per hour", es: "Tarifas por hora" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    rates: English<typeof messages>;
  }
}
