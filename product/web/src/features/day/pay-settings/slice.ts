import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "pay-settings": messages },
  settings: {
    pay: {
      group: "work",
      title: { en: "Pay", es: "Pago de horas" },
      text: {
        en: "Rounding and premiums of each company, and client rates.",
        es: "Redondeo y pluses de cada empresa, y tarifas de clientes.",
      },
      at: "/admin/settings/pay",
      needs: "pay.view",
    },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "pay-settings": English<typeof messages>;
  }
}
