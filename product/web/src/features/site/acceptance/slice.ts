import type { Slice } from "#request/slices/slice.ts";

export default {
  refusals: {
    "application.with-another": {
      en: "A colleague has this application open until {until}.",
      es: "Otra persona tiene abierta esta solicitud hasta las {until}.",
    },
  },
  acts: {
    "application.accept": { en: "Approved the application", es: "Ha aprobado la solicitud" },
  },
} satisfies Slice;
