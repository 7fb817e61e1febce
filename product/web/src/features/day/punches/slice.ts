import type { Slice } from "#request/slices/slice.ts";
import { refusals } from "./refusals.ts";

export default {
  refusals,
  acts: {
    "punch.record": { en: "Recorded a punch", es: "Ha registrado un fichaje" },
    "punch.void": { en: "Took a punch back", es: "Ha anulado un fichaje" },
  },
  records: {
    punch: { en: "Punch", es: "Fichaje" },
  },
} satisfies Slice;
