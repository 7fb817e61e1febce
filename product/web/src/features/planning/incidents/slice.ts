import type { English } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";
import { moveRows } from "#request/slices/merge-steps.ts";
import type { Slice } from "#request/slices/slice.ts";
import { incidentJobs, incidentSchedules } from "./forget.server.ts";
import { messages } from "./messages.ts";

export default {
  refusals: {
    "incident.names-nobody": {
      en: "Say whom it is about: lateness, absence and conduct are always of somebody.",
      es: "Indica de quién se trata: un retraso, una ausencia o una conducta siempre son de alguien.",
    },
    "incident.of-nobody-here": {
      en: "That person or shift does not belong to this event.",
      es: "Esa persona o ese turno no son de este evento.",
    },
  },
  messages: { incidents: messages },
  eventTabs: { incidents: { title: words.incidents, needs: "incident.view", position: 80 } },
  jobs: () => incidentJobs,
  schedules: incidentSchedules,
  mergeSteps: { incident: moveRows("incident") },
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
