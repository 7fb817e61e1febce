import type { English } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "time-tabs": messages },
  workerTabs: { time: { title: { en: "Hours", es: "Horas" }, needs: "time.view", position: 90 } },
  eventTabs: { time: { title: words.hours, needs: "time.view", position: 60 } },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "time-tabs": English<typeof messages>;
  }
}
