import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { rules: messages },
  settings: {
    rules: {
      group: "work",
      title: { en: "Rules", es: "Normas" },
      text: { en: "Rest, hours and nights, with their laws.", es: "Descansos, horas y noches, con su ley." },
      at: "/admin/settings/rules",
      needs: "settings.view",
    },
  },
  screens: {
    "/admin/settings/rules/sandbox": { title: messages.sandbox, needs: "settings.view" },
    "/admin/settings/rules/overrides": { title: messages.overrides, needs: "settings.view" },
  },
  acts: {
    "rule-setting.create": { en: "Added an override of a rule", es: "Ha añadido un ajuste de una norma" },
    "rule-setting.end": { en: "Ended an override of a rule", es: "Ha finalizado un ajuste de una norma" },
  },
  records: {
    "rule-setting": { en: "Override of a rule", es: "Ajuste de una norma" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    rules: English<typeof messages>;
  }
}
