import { contributionsOf } from "#features/ground/master-data/share/kind-slice.server.ts";
import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  refusals: {
    "entity.has-workers": {
      en: "{count, plural, one {One worker is} other {# workers are}} employed by this entity. Move them first.",
      es: "{count, plural, one {Hay un trabajador} other {Hay # trabajadores}} de esta empresa. Cámbialos antes.",
    },
  },
  ...contributionsOf("entity"),
  messages: { entities: messages },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    entities: English<typeof messages>;
  }
}
