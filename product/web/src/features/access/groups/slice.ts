import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { followTemplates } from "./follow-templates.server.ts";
import { messages } from "./messages.ts";
import { groupsToDecide } from "./queries.server.ts";
import { refusals } from "./refusals.ts";

const liveKinds = { group: "group.view" } as const;

export default {
  liveKinds,
  refusals,
  messages: { groups: messages },
  jobs: () => ({ "groups.follow-templates": () => followTemplates() }),
  schedules: [{ name: "groups.follow-templates", everySeconds: 300 }],
  tasks: {
    "groups.new-permissions": {
      needs: "group.edit",
      title: { en: "Groups with new permissions to review", es: "Grupos con permisos nuevos por revisar" },
      at: "/admin/groups-and-permissions",
      count: groupsToDecide,
    },
  },
  acts: {
    "group.create": { en: "Created the group", es: "Ha creado el grupo" },
    "group.archive": { en: "Archived the group", es: "Ha archivado el grupo" },
    "group.restore": { en: "Restored the group", es: "Ha recuperado el grupo" },
    "group.new-permissions": {
      en: "New permissions came with an update",
      es: "Una actualización ha traído permisos nuevos",
    },
    "group.follow-template": {
      en: "Gave the group what is new in its template",
      es: "Ha dado al grupo lo nuevo de su plantilla",
    },
    "group.accept-permissions": {
      en: "Added new permissions to the group",
      es: "Ha añadido permisos nuevos al grupo",
    },
    "group.dismiss-permissions": {
      en: "Dismissed new permissions for the group",
      es: "Ha descartado permisos nuevos para el grupo",
    },
  },
  records: {
    group: { en: "Group", es: "Grupo" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    groups: English<typeof messages>;
  }
}

declare module "#request/slices/live-kinds.ts" {
  interface LiveKinds extends Record<keyof typeof liveKinds, true> {}
}
