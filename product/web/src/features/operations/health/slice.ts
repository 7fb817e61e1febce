import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  messages: { health: messages },
  settings: {
    health: {
      group: "system",
      title: { en: "Health", es: "Estado del sistema" },
      text: { en: "Status of the installation and what to do.", es: "Cómo está la instalación y qué hacer." },
      at: "/admin/health",
      needs: "settings.view",
    },
  },
  acts: {
    "backup.run": { en: "Requested a backup", es: "Ha pedido una copia de seguridad" },
  },
  records: {
    backup: { en: "Backup", es: "Copia de seguridad" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    health: English<typeof messages>;
  }
}
