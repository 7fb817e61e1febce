import type { QuestionEnd } from "@product/domain/planning/staffing/answers";
import type { CallOutKind } from "@product/domain/planning/staffing/call-outs";
import type { CallOutcome } from "@product/domain/planning/staffing/phone-calls";
import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  receipts: { en: "Call-outs and answers", es: "Llamamientos y respuestas" },
  none: { en: "Nothing has been sent about shifts yet.", es: "Todavía no se ha enviado nada sobre turnos." },
  sentBy: {
    en: "{channel, select, mail {Email} phone {Call} other {Text message}} on {when}",
    es: "{channel, select, mail {Correo} phone {Llamada} other {SMS}} del {when}",
  },
  waits: { en: "To be sent on {when}", es: "Se enviará el {when}" },
  until: { en: "to answer by {when}", es: "para responder hasta el {when}" },
  answered: { en: "{answer} on {when}", es: "{answer} el {when}" },
  renew: { en: "Replace their links", es: "Sustituir sus enlaces" },
  renewWhy: {
    en: "If a letter came into the wrong hands. The links to answer and to the calendar stop working; the next letter brings new ones.",
    es: "Por si un mensaje ha llegado a otras manos. Los enlaces para responder y al calendario dejan de servir; el próximo mensaje lleva otros nuevos.",
  },
  renewed: { en: "The links of before no longer work.", es: "Los enlaces anteriores ya no sirven." },
  "kind:booked": { en: "Booked", es: "Asignación" },
  "kind:invited": { en: "Invitation", es: "Convocatoria" },
  "kind:promoted": { en: "Invitation from the waiting list", es: "Convocatoria desde la lista de espera" },
  "kind:reconfirm": { en: "Asked to confirm a change", es: "Cambio por confirmar" },
  "kind:changed": words.change,
  "kind:cancelled": { en: "Cancellation", es: "Anulación" },
  "kind:reminder": { en: "Reminder", es: "Recordatorio" },
  "kind:lapsed": { en: "Time to answer over", es: "Plazo acabado" },
  "kind:waitlisted": { en: "Waiting list", es: "Lista de espera" },
  "kind:filled": { en: "Places filled, waiting list", es: "Plazas cubiertas, lista de espera" },
  "kind:selected": { en: "Selected", es: "Selección" },
  "kind:not-selected": words.notSelected,
  "kind:standby": words.standby,
  "kind:called-in": { en: "Called in from standby", es: "Llamada desde la reserva" },
  "kind:swap-asked": { en: "Asked for a swap", es: "Propuesta de cambio" },
  "kind:swapped-in": { en: "Shift taken over", es: "Turno recibido" },
  "kind:swapped-out": { en: "Shift passed on", es: "Turno cedido" },
  "kind:swap-declined": { en: "Swap declined", es: "Cambio rechazado" },
  "kind:phone": { en: "Phone call", es: "Llamada telefónica" },
  "outcome:accepted": words.accepted,
  "outcome:declined": words.declined,
  "outcome:no-answer": { en: "Did not pick up", es: "No contestó" },
  "outcome:call-back": { en: "To be called back", es: "Pidió que se le llame más tarde" },
  "outcome:wrong-number": words.wrongNumber,
  "answer:accept": words.accepted,
  "answer:decline": words.declined,
  "answer:reconfirm": { en: "Confirmed", es: "Confirmó" },
  "answer:withdraw": { en: "Withdrew", es: "Renunció al turno" },
  "answer:lapsed": { en: "No answer", es: "Sin respuesta" },
  "answer:filled": { en: "Places filled before an answer", es: "Plazas cubiertas antes de responder" },
} as const satisfies Messages &
  Record<`kind:${CallOutKind | "phone"}`, Messages[string]> &
  Record<`outcome:${CallOutcome}`, Messages[string]> &
  Record<`answer:${QuestionEnd}`, Messages[string]>;
