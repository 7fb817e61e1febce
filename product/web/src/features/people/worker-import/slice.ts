import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { importJobs, importSchedules } from "./jobs.server.ts";
import { messages } from "./messages.ts";
import { refusals } from "./refusals.ts";

const liveKinds = { "worker-import": "worker.create" } as const;

export default {
  liveKinds,
  refusals,
  messages: { "worker-import": messages },
  jobs: () => importJobs,
  schedules: importSchedules,
  screens: {
    "/admin/workers/import": { title: messages.title, needs: "worker.create" },
  },
  acts: {
    "worker-import.begin": { en: "Uploaded a file of workers", es: "Ha subido un archivo de trabajadores" },
    "worker-import.prepare": {
      en: "Prepared an import of workers",
      es: "Ha preparado una importación de trabajadores",
    },
    "worker-import.check": {
      en: "Checked an import of workers",
      es: "Ha comprobado una importación de trabajadores",
    },
    "worker-import.fix": { en: "Corrected a cell of an import", es: "Ha corregido una celda de una importación" },
    "worker-import.commit": { en: "Imported workers", es: "Ha importado trabajadores" },
    "worker-import.undo": { en: "Undid an import of workers", es: "Ha deshecho una importación de trabajadores" },
    "worker-import.discard": {
      en: "Discarded an import of workers",
      es: "Ha descartado una importación de trabajadores",
    },
    "worker-import.forget": { en: "Deleted old imports", es: "Ha eliminado importaciones antiguas" },
    "worker.create": { en: "Added a worker", es: "Ha añadido a un trabajador" },
  },
  records: {
    "worker-import": { en: "Import of workers", es: "Importación de trabajadores" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "worker-import": English<typeof messages>;
  }
}

declare module "#request/slices/live-kinds.ts" {
  interface LiveKinds extends Record<keyof typeof liveKinds, true> {}
}
