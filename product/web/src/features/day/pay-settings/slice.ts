import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
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
  screens: {
    "/admin/settings/pay/clients": { title: messages.charges, needs: "pay.view" },
  },
  acts: {
    "pay-policy.edit": { en: "Changed how hours are paid", es: "Ha cambiado cómo se pagan las horas" },
    "client-charge.edit": { en: "Changed the rate of a client", es: "Ha cambiado la tarifa de un cliente" },
  },
  records: {
    "pay-policy": { en: "Pay policy", es: "Política de pago" },
    "client-charge": { en: "Client rate", es: "Tarifa de cliente" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "pay-settings": English<typeof messages>;
  }
}
