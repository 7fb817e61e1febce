import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "time-tabs": messages },
  workerTabs: { time: { title: { en: "Hours", es: "Horas" }, needs: "time.view", position: 90 } },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "time-tabs": English<typeof messages>;
  }
}
