import type { Slice } from "#request/slices/slice.ts";
import { clearanceJobs, clearanceSchedules } from "./jobs.server.ts";

export default {
  jobs: () => clearanceJobs,
  schedules: clearanceSchedules,
  acts: {
    "clearance.rebuild": {
      en: "Recalculated who can work",
      es: "Ha recalculado quién puede trabajar",
    },
  },
  records: {
    clearance: { en: "Clearance", es: "Aptitud" },
  },
} satisfies Slice;
