import type { Slice } from "#request/slices/slice.ts";
import { jobs, schedules } from "./jobs.server.ts";
import { fileJobs, fileSchedules } from "./files.server.ts";

export default {
  jobs: ({ files }) => ({ ...jobs, ...fileJobs(files) }),
  schedules: [...schedules, ...fileSchedules],
  acts: {
    "session.forget": { en: "Deleted old sessions", es: "Ha eliminado sesiones antiguas" },
    "file.forget": { en: "Deleted old files", es: "Ha eliminado archivos antiguos" },
    "submission.forget": { en: "Deleted old form submissions", es: "Ha eliminado envíos antiguos" },
  },
  records: {
    file: { en: "Files", es: "Archivos" },
    session: { en: "Sessions", es: "Sesiones" },
    submission: { en: "Form submissions", es: "Envíos de formularios" },
  },
} satisfies Slice;
