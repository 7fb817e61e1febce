import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";

export default {
  refusals: {
    "event.too-many-copies": {
      en: "At most {most, number} events with {shifts, number} shifts in all are made at once. Choose an earlier last date.",
      es: "Se crean como máximo {most, number} eventos con {shifts, number} turnos en total de una vez. Elige una última fecha anterior.",
    },
  },
  messages: { "event-copies": messages },
  eventTabs: {
    team: {
      title: { en: "Previous team", es: "Equipo anterior" },
      needs: ["assignment.create", "assignment.view"],
      isFor: ({ isOpen, isCopy }) => isOpen && isCopy,
      position: 30,
    },
  },
  screens: {
    "/admin/events/templates": { title: messages.templatesTitle, needs: "event.view" },
  },
  acts: {
    "event.copy": { en: "Copied an event to other dates", es: "Ha copiado un evento a otras fechas" },
    "event.mark-template": {
      en: "Changed whether an event is a template",
      es: "Ha cambiado si un evento es una plantilla",
    },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    "event-copies": English<typeof messages>;
  }
}
