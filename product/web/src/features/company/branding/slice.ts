import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { branding: messages },
  settings: {
    branding: {
      group: "company",
      title: { en: "Branding", es: "Marca" },
      text: { en: "Name, logo, colour and emails.", es: "Nombre, logotipo, color y correos." },
      at: "/admin/settings/branding",
      needs: "settings.view",
    },
  },
  acts: {
    "brand.edit": { en: "Changed the branding", es: "Ha cambiado la marca" },
  },
  records: {
    brand: { en: "Branding", es: "Marca" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    branding: English<typeof messages>;
  }
}
