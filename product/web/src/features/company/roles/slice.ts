import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { messages } from "./messages.ts";
import { roleCount } from "./queries.server.ts";

export default {
  messages: { roles: messages },
  settings: {
    roles: {
      group: "people",
      title: { en: "Roles", es: "Puestos" },
      text: { en: "What people do at an event.", es: "Lo que hace la gente en un evento." },
      at: "/admin/settings/roles",
      needs: "settings.view",
      count: roleCount,
    },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    roles: English<typeof messages>;
  }
}
