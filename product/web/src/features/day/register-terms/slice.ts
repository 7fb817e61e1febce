import type { Slice } from "#request/slices/slice.ts";
import { termJobs, termSchedules } from "./jobs.server.ts";

export default {
  jobs: () => termJobs,
  schedules: termSchedules,
  acts: {
    "register.end-term": {
      en: "Deleted a month of the register past its retention period",
      es: "Ha borrado un mes del registro con el plazo cumplido",
    },
  },
  records: {
    register: { en: "Time register", es: "Registro de jornada" },
  },
} satisfies Slice;
