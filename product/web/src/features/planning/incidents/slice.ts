import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slice.ts";
import { incidentJobs, incidentSchedules } from "./forget.server.ts";
import { messages } from "./messages.ts";

export default {
  messages: { incidents: messages },
  jobs: () => incidentJobs,
  schedules: incidentSchedules,
  acts: {
    "incident.report": { en: "Recorded an incident", es: "Ha registrado una incidencia" },
    "incident.edit": { en: "Edited an incident", es: "Ha editado una incidencia" },
    "incident.end-term": {
      en: "Deleted an incident past its retention period",
      es: "Ha borrado una incidencia con el plazo cumplido",
    },
  },
  records: {
    incident: { en: "Incident", es: "Incidencia" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    incidents: English<typeof messages>;
  }
}
