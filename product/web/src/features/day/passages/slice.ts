import { moveRows } from "#request/slices/merge-steps.ts";
import type { Slice } from "#request/slices/slice.ts";
import { passageJobs, passageSchedules } from "./jobs.server.ts";

export default {
  jobs: () => passageJobs,
  schedules: passageSchedules,
  mergeSteps: { zone_passage: moveRows("zone_passage") },
  acts: {
    "passage.record": { en: "Recorded a way into or out of a zone", es: "Ha registrado un paso por una zona" },
    "passage.undo": { en: "Took back a way into or out of a zone", es: "Ha anulado un paso por una zona" },
    "passage.forget": { en: "Deleted old ways through zones", es: "Ha eliminado pasos antiguos por zonas" },
  },
  records: {
    passage: { en: "Way through a zone", es: "Paso por una zona" },
  },
} satisfies Slice;
