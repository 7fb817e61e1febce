import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "shift-applications": messages },
  acts: {
    "assignment.apply": { en: "Applied for a shift", es: "Se ha apuntado a un turno" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "shift-applications": English<typeof messages>;
  }
}
