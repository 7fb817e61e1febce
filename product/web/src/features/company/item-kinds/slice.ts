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
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "item-kinds": English<typeof messages>;
  }
}
