import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { messages } from "./messages.ts";
import { entityCount } from "./queries.server.ts";

export default {
  messages: { entities: messages },
  settings: {
    entities: {
      group: "company",
      title: { en: "Legal entities", es: "Empresas" },
      text: { en: "Who employs people, and in which country.", es: "Quién emplea a las personas y en qué país." },
      at: "/admin/settings/entities",
      needs: "settings.view",
      count: entityCount,
    },
  },
  acts: {
    "entity.create": { en: "Added a legal entity", es: "Ha añadido una empresa" },
    "entity.edit": { en: "Edited a legal entity", es: "Ha editado una empresa" },
    "entity.archive": { en: "Archived a legal entity", es: "Ha archivado una empresa" },
    "entity.restore": { en: "Restored a legal entity", es: "Ha recuperado una empresa" },
  },
  records: {
    entity: { en: "Legal entity", es: "Empresa" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    entities: English<typeof messages>;
  }
}
