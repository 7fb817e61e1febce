import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { messages } from "./messages.ts";
import { retentionCount } from "./queries.server.ts";

export default {
  messages: { retention: messages },
  settings: {
    retention: {
      group: "data",
      title: { en: "Retention", es: "Conservación" },
      text: { en: "How long each kind of record is kept.", es: "Cuánto tiempo se guarda cada tipo de registro." },
      at: "/admin/settings/retention",
      needs: "settings.view",
      count: retentionCount,
    },
  },
  acts: {
    "retention-rule.edit": { en: "Changed how long records are kept", es: "Ha cambiado un plazo de conservación" },
  },
  records: {
    "retention-rule": { en: "Retention", es: "Conservación" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    retention: English<typeof messages>;
  }
}
