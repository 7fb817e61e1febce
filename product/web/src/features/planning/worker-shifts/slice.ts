import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "worker-shifts": messages },
  workerTabs: { shifts: { title: { en: "Shifts", es: "Turnos" }, needs: "assignment.view", position: 80 } },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "worker-shifts": English<typeof messages>;
  }
}
