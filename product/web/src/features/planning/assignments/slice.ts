import type { English } from "#i18n/messages.ts";
import type { Slice } from "#request/slices/slice.ts";
import { messages } from "./messages.ts";
import { refusals } from "./refusals.ts";
import { moveAssignments } from "./merge.server.ts";

const liveKinds = { assignment: "assignment.view" } as const;

export default {
  liveKinds,
  refusals,
  messages: { assignments: messages },
  mergeSteps: { assignment: moveAssignments },
  acts: {
    "assignment.create": { en: "Put someone down for a shift", es: "Ha asignado a una persona a un turno" },
    "assignment.release": { en: "Released someone from a shift", es: "Ha liberado a una persona de un turno" },
    "assignment.walk-in": {
      en: "Gave a place to somebody at the gate",
      es: "Ha dado un puesto a alguien en el control de acceso",
    },
    "assignment.select": { en: "Selected an applicant for a shift", es: "Ha seleccionado a una persona apuntada" },
    "assignment.turn-down": {
      en: "Did not select an applicant for a shift",
      es: "No ha seleccionado a una persona apuntada",
    },
    "assignment.stand-by": { en: "Put someone on standby", es: "Ha puesto a una persona de reserva" },
    "assignment.call-in": { en: "Called someone in from standby", es: "Ha llamado a una persona de la reserva" },
    "assignment.mark-no-show": {
      en: "Noted that someone did not come",
      es: "Ha anotado que una persona no se ha presentado",
    },
    "assignment.override": {
      en: "Overrode findings of an assignment",
      es: "Ha hecho una excepción a los avisos de una asignación",
    },
    "assignment.confirm-override": {
      en: "Confirmed an override as the second person",
      es: "Ha confirmado una excepción como segunda persona",
    },
  },
  records: {
    assignment: { en: "Assignment", es: "Asignación" },
  },
} satisfies Slice;

declare module "#i18n/messages.ts" {
  interface AllMessages {
    assignments: English<typeof messages>;
  }
}

declare module "#request/slices/live-kinds.ts" {
  interface LiveKinds extends Record<keyof typeof liveKinds, true> {}
}
