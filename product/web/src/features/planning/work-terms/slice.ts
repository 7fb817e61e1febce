import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "work-terms": messages },
  settings: {
    terms: {
      group: "work",
      title: { en: "Working terms", es: "Condiciones de trabajo" },
      text: {
        en: "Dress, breaks and compensation, for the company and by client.",
        es: "Uniforme, descansos y compensación, de la empresa y por cliente.",
      },
      at: "/admin/settings/terms",
      needs: "settings.view",
    },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "work-terms": English<typeof messages>;
  }
}
