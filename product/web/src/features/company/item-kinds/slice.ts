import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { messages } from "./messages.ts";
import { itemKindCount } from "./queries.server.ts";

export default {
  messages: { "item-kinds": messages },
  settings: {
    "item-kinds": {
      group: "work",
      title: { en: "Items to hand out", es: "Material que se entrega" },
      text: { en: "Radios, vests, keys.", es: "Radios, chalecos, llaves." },
      at: "/admin/settings/item-kinds",
      needs: "settings.view",
      count: itemKindCount,
    },
  },
  acts: {
    "item-kind.create": { en: "Added a kind of item", es: "Ha añadido un tipo de material" },
    "item-kind.edit": { en: "Edited a kind of item", es: "Ha editado un tipo de material" },
    "item-kind.archive": { en: "Archived a kind of item", es: "Ha archivado un tipo de material" },
    "item-kind.restore": { en: "Restored a kind of item", es: "Ha recuperado un tipo de material" },
  },
  records: {
    "item-kind": { en: "Kind of item", es: "Tipo de material" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "item-kinds": English<typeof messages>;
  }
}
