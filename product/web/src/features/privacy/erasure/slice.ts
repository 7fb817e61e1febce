import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { erasureJobs, erasureSchedules } from "./jobs.server.ts";
import { erasureLetters } from "./letter.server.ts";
import { messages } from "./messages.ts";
import { erasuresToConfirm } from "./queries.server.ts";

export default {
  messages: { erasure: messages },
  jobs: (ports) => ({ ...erasureJobs(ports), ...erasureLetters(ports.post, ports.siteUrl) }),
  schedules: erasureSchedules,
  tasks: {
    "erasures.confirm": {
      needs: "worker.delete",
      title: { en: "Erasures to confirm", es: "Supresiones de datos por confirmar" },
      count: erasuresToConfirm,
    },
  },
  settings: {
    blocked: {
      group: "data",
      title: { en: "Blocked data", es: "Datos bloqueados" },
      text: { en: "Restricted to courts and authorities.", es: "Reservados a jueces y autoridades." },
      at: "/admin/settings/blocked",
      needs: "settings.delete",
    },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    erasure: English<typeof messages>;
  }
}
