import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "worker-messages": messages },
  workerTabs: { messages: { title: { en: "Messages", es: "Mensajes" }, needs: "worker.view.contact", position: 110 } },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "worker-messages": English<typeof messages>;
  }
}
