import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { messages } from "./messages.ts";
import { clientCount } from "./queries.server.ts";

export default {
  messages: { clients: messages },
  settings: {
    clients: {
      group: "company",
      title: { en: "Clients", es: "Clientes" },
      text: { en: "The companies you provide staff to.", es: "Las empresas a las que prestáis personal." },
      at: "/admin/clients",
      needs: "client.view",
      count: clientCount,
    },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    clients: English<typeof messages>;
  }
}
