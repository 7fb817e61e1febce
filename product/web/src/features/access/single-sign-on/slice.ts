import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { messages } from "./messages.ts";

export default {
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
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "single-sign-on": English<typeof messages>;
  }
}
