import type { Slice } from "#request/slices/slice.ts";
import { draftJobs, draftSchedules } from "./jobs.server.ts";

export default {
  refusals: {
    "page.draft-elsewhere": {
      en: "You have written on this page in another window. What stands here is no longer kept by itself; save it, or close one of the two.",
      es: "Has escrito en esta página en otra ventana. Lo que hay aquí ya no se conserva solo; guárdalo o cierra una de las dos.",
    },
  },
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
