import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { messages } from "./messages.ts";
import { roleCount } from "./queries.server.ts";

export default {
  messages: { roles: messages },
  settings: {
    roles: {
      group: "people",
      title: { en: "Roles", es: "Puestos" },
      text: { en: "What people do at an event.", es: "Lo que hace la gente en un evento." },
      at: "/admin/settings/roles",
      needs: "settings.view",
      count: roleCount,
    },
  },
  acts: {
    "role.create": { en: "Added a role", es: "Ha añadido un puesto" },
    "role.edit": { en: "Edited a role", es: "Ha editado un puesto" },
    "role.archive": { en: "Archived a role", es: "Ha archivado un puesto" },
    "role.restore": { en: "Restored a role", es: "Ha recuperado un puesto" },
  },
  records: {
    role: { en: "Role", es: "Puesto" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    roles: English<typeof messages>;
  }
}
