import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "client-view": messages },
  eventTabs: { client: { title: { en: "Client view", es: "Vista del cliente" }, needs: "event.edit", position: 90 } },
  acts: {
    "client-link.create": { en: "Made a link for a client", es: "Ha creado un enlace para un cliente" },
    "client-link.revoke": { en: "Revoked the link of a client", es: "Ha anulado el enlace de un cliente" },
  },
  records: {
    "client-link": { en: "Link of a client", es: "Enlace de un cliente" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "client-view": English<typeof messages>;
  }
}
