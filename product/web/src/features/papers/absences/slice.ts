import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { absences: messages },
  acts: {
    "worker.absence": { en: "Changed a worker's absences", es: "Ha cambiado las ausencias de un trabajador" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    absences: English<typeof messages>;
  }
}
