import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "call-out-settings": messages },
  settings: {
    "call-outs": {
      group: "work",
      title: { en: "Call-outs", es: "Llamamientos" },
      text: {
        en: "Quiet hours, and how often people are asked.",
        es: "Horas sin avisos y cuántas veces se convoca.",
      },
      at: "/admin/settings/call-outs",
      needs: "settings.view",
    },
  },
  acts: {
    "call-out-setting.edit": {
      en: "Changed how call-outs are sent",
      es: "Ha cambiado cómo se envían los llamamientos",
    },
  },
  records: {
    "call-out-setting": { en: "Call-outs", es: "Llamamientos" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "call-out-settings": English<typeof messages>;
  }
}
