import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { retentionJobs, retentionSchedules } from "./jobs.server.ts";
import { messages } from "./messages.ts";

export default {
  refusals: {
    "retention.nothing-over": {
      en: "Nothing is past its retention period: there is nothing to propose.",
      es: "No hay nada con el plazo cumplido: no hay nada que proponer.",
    },
    "retention.more-than-shown": {
      en: "More records are past their retention period than were proposed. Withdraw the proposal and check again.",
      es: "Ahora hay más registros con el plazo cumplido de los que se propusieron. Retira la propuesta y revísalo de nuevo.",
    },
  },
  messages: { "retention-run": messages },
  jobs: () => retentionJobs,
  schedules: retentionSchedules,
  acts: {
    "document.end-term": {
      en: "Deleted documents past their retention period",
      es: "Ha borrado documentos con el plazo cumplido",
    },
    "retention-run.propose": {
      en: "Proposed a clean-up of old records",
      es: "Ha propuesto una depuración de registros antiguos",
    },
    "retention-run.drop": {
      en: "Withdrew a clean-up of old records",
      es: "Ha retirado una depuración de registros antiguos",
    },
    "retention-run.confirm": {
      en: "Confirmed a clean-up of old records",
      es: "Ha confirmado una depuración de registros antiguos",
    },
    "retention-run.finish": {
      en: "Finished a clean-up of old records",
      es: "Ha terminado una depuración de registros antiguos",
    },
  },
  records: {
    "retention-run": { en: "Clean-up of old records", es: "Depuración de registros antiguos" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "retention-run": English<typeof messages>;
  }
}
