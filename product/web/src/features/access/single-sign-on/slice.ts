import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";
import { refusals } from "./refusals.ts";

export default {
  refusals,
  messages: { "single-sign-on": messages },
  settings: {
    "single-sign-on": {
      group: "company",
      title: { en: "Company sign-in", es: "Acceso de empresa" },
      text: {
        en: "Colleagues sign in with their company account.",
        es: "El personal entra con su cuenta de empresa.",
      },
      at: "/admin/settings/single-sign-on",
      needs: "group.edit",
    },
  },
  acts: {
    "identity-provider.add": { en: "Added the identity provider", es: "Ha añadido el proveedor de identidad" },
    "identity-provider.switch": {
      en: "Turned the identity provider on or off",
      es: "Ha activado o desactivado el proveedor de identidad",
    },
    "identity-provider.remove": { en: "Removed the identity provider", es: "Ha quitado el proveedor de identidad" },
  },
  records: {
    "identity-provider": { en: "Identity provider", es: "Proveedor de identidad" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "single-sign-on": English<typeof messages>;
  }
}
