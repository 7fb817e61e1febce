import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";
import { retentionCount } from "./queries.server.ts";

export default {
  refusals: {
    "retention.run-open": {
      en: "A clean-up of old records is proposed or in progress. Wait until it finishes, or withdraw it.",
      es: "Hay una depuración de registros antiguos propuesta o en curso. Espera a que acabe o retírala.",
    },
  },
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
