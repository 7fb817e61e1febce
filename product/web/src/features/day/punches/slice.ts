import { moveRows } from "#request/slices/merge-steps.ts";
import type { Slice } from "#request/slices/slice.ts";
import { refusals } from "./refusals.ts";

const liveKinds = { punch: "checkin.view" } as const;

export default {
  liveKinds,
  refusals,
  // The punches themselves are never changed: they are read with those of the record that went.
  mergeSteps: { punch_position: moveRows("punch_position") },
  acts: {
    "punch.record": { en: "Recorded a punch", es: "Ha registrado un fichaje" },
    "punch.void": { en: "Took a punch back", es: "Ha anulado un fichaje" },
    "punch.put-aside": {
      en: "Clocked in a way that does not fit",
      es: "Ha fichado de una forma que no encaja",
    },
    "punch.settle-aside": { en: "Marked a punch as reviewed", es: "Ha marcado un fichaje como revisado" },
  },
  records: {
    punch: { en: "Punch", es: "Fichaje" },
  },
} satisfies Slice;

declare module "#request/slices/live-kinds.ts" {
  interface LiveKinds extends Record<keyof typeof liveKinds, true> {}
}
