import type { English } from "#i18n/messages.ts";
import { moveRows } from "#request/slices/merge-steps.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "call-list": messages },
  mergeSteps: { phone_call: moveRows("phone_call") },
  acts: {
    "slot.note-call": {
      en: "Noted a call to fill a place",
      es: "Ha anotado una llamada para cubrir una plaza",
    },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "call-list": English<typeof messages>;
  }
}
