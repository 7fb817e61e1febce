import type { Slice } from "#request/slice.ts";

export default {
  acts: {
    "application.accept": { en: "Approved the application", es: "Ha aprobado la solicitud" },
  },
} satisfies Slice;
