import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { factorResetsToConfirm } from "./factor-reset.server.ts";
import { messages } from "./messages.ts";

export default {
  messages: { staff: messages },
  tasks: {
    "staff.factor-resets": {
      needs: "staff.edit",
      title: {
        en: "Two-step verification to reset",
        es: "Verificaciones en dos pasos por restablecer",
      },
      count: factorResetsToConfirm,
    },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    staff: English<typeof messages>;
  }
}
