import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { followTemplates } from "./follow-templates.server.ts";
import { messages } from "./messages.ts";
import { groupsToDecide } from "./queries.server.ts";

export default {
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
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    groups: English<typeof messages>;
  }
}
