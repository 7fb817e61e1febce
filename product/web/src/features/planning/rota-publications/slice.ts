import type { Slice } from "#request/slices/slice.ts";
import { publishDue } from "./commands.server.ts";

export default {
  refusals: {
    "rota.publish-when": {
      en: "Choose a moment to come, before the first of these shifts starts.",
      es: "Elige un momento futuro, antes de que empiece el primero de estos turnos.",
    },
  },
  jobs: () => ({ "rota.publish-due": publishDue }),
  schedules: [{ name: "rota.publish-due", everySeconds: 60 }],
  acts: {
    "shift.schedule": { en: "Scheduled the publication of a shift", es: "Ha programado la publicación de un turno" },
    "shift.unschedule": {
      en: "Called off the publication of a shift",
      es: "Ha anulado la publicación programada de un turno",
    },
    "rota-publication.end": { en: "Published what was scheduled", es: "Ha publicado lo programado" },
  },
  records: {
    "rota-publication": { en: "Scheduled publication", es: "Publicación programada" },
  },
} satisfies Slice;
