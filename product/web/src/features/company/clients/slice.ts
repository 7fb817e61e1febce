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
  acts: {
    "client.create": { en: "Added a client", es: "Ha añadido un cliente" },
    "client.edit": { en: "Edited a client", es: "Ha editado un cliente" },
    "client.archive": { en: "Archived a client", es: "Ha archivado un cliente" },
    "client.restore": { en: "Restored a client", es: "Ha recuperado un cliente" },
  },
  records: {
    client: { en: "Client", es: "Cliente" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    clients: English<typeof messages>;
  }
}
