import type { Slice } from "#request/slice.ts";
import { draftJobs, draftSchedules } from "./jobs.server.ts";

export default {
  jobs: () => draftJobs,
  schedules: draftSchedules,
  acts: {
    "page.keep-draft": {
      en: "Kept an unsaved text of the page",
      es: "Ha conservado un texto sin guardar de la página",
    },
    "page.drop-draft": {
      en: "Discarded an unsaved text of the page",
      es: "Ha descartado un texto sin guardar de la página",
    },
    "page-draft.forget": { en: "Deleted unsaved texts of pages", es: "Ha eliminado textos de páginas sin guardar" },
  },
  records: {
    "page-draft": { en: "Unsaved text of a page", es: "Texto de página sin guardar" },
  },
} satisfies Slice;
