import { broughtBy } from "#features/ground/master-data/share/kind-slice.server.ts";
import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { messages } from "./messages.ts";

export default {
  refusals: {
    "item.still-out": {
      en: "{n, plural, one {One of these has} other {# of these have}} not come back yet.",
      es: "{n, plural, one {Queda uno} other {Quedan #}} por devolver.",
    },
  },
  ...broughtBy("item-kind"),
  messages: { "item-kinds": messages },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "item-kinds": English<typeof messages>;
  }
}
