import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "identity-providers": messages },
  settings: {
    "identity-providers": {
      group: "company",
      title: { en: "Identity providers", es: "Proveedores de identidad" },
      text: {
        en: "Sign-in with Google, Microsoft, Apple, GitHub or your own provider.",
        es: "Acceso con Google, Microsoft, Apple, GitHub o un proveedor propio.",
      },
      at: "/admin/settings/identity-providers",
      needs: "group.edit",
    },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "identity-providers": English<typeof messages>;
  }
}
