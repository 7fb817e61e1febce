import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { "rota-settings": messages },
  settings: {
    "working-schedules": {
      group: "work",
      title: { en: "Working schedules", es: "Cuadrantes" },
      text: { en: "When a day of the schedule begins.", es: "A qué hora empieza el día del cuadrante." },
      at: "/admin/settings/working-schedules",
      needs: "settings.view",
    },
  },
  acts: {
    "rota-setting.edit": {
      en: "Changed when a day of the schedule begins",
      es: "Ha cambiado a qué hora empieza el día del cuadrante",
    },
  },
  records: {
    "rota-setting": { en: "Working schedules", es: "Cuadrantes" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "rota-settings": English<typeof messages>;
  }
}
