import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { contentJobs, contentSchedules } from "./jobs.server.ts";
import { messages } from "./messages.ts";
import { refusals } from "./refusals.ts";
import { pagesWith } from "./search.server.ts";

const liveKinds = { page: "page.view" } as const;

export default {
  liveKinds,
  refusals,
  messages: { content: messages },
  jobs: () => contentJobs,
  schedules: contentSchedules,
  searchSources: {
    page: {
      title: { en: "Pages of the site", es: "Páginas del sitio" },
      needs: "page.view",
      position: 70,
      find: pagesWith,
    },
  },
  acts: {
    "page.edit": { en: "Edited the page", es: "Ha editado la página" },
    "page.create": { en: "Created the page", es: "Ha creado la página" },
    "page.send": { en: "Sent the page to review", es: "Ha enviado la página a revisión" },
    "page.send-back": { en: "Sent the page back", es: "Ha devuelto la página a borrador" },
    "page.schedule": { en: "Scheduled the page", es: "Ha programado la página" },
    "page.unschedule": { en: "Took the page off the schedule", es: "Ha anulado la programación de la página" },
    "page.archive": { en: "Archived the page", es: "Ha archivado la página" },
    "page.restore": { en: "Restored the page", es: "Ha recuperado la página" },
  },
  records: {
    page: { en: "Page", es: "Página" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    content: English<typeof messages>;
  }
}

declare module "#request/slices/live-kinds.ts" {
  interface LiveKinds extends Record<keyof typeof liveKinds, true> {}
}
