import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";
import { refusals } from "./refusals.ts";

export default {
  refusals,
  messages: { redirects: messages },
  screens: {
    "/admin/content/redirects": { title: messages.title, needs: "settings.edit" },
  },
  acts: {
    "route-rule.save": { en: "Saved the redirect", es: "Ha guardado la redirección" },
    "route-rule.drop": { en: "Removed the redirect", es: "Ha eliminado la redirección" },
  },
  records: {
    "route-rule": { en: "Redirect", es: "Redirección" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    redirects: English<typeof messages>;
  }
}
