import type { RefusalSentences } from "#i18n/refusal-words.ts";

/** Texts of the refusals of this slice. */
export const refusals = {
  "assignment.overlap": {
    en: "They already work at that time: {shifts}.",
    es: "Ya trabaja a esa hora: {shifts}.",
  },
  "assignment.full": {
    en: "All {most, plural, one {# place is} other {# places are}} taken.",
    es: "{most, plural, one {La única plaza está ocupada} other {Las # plazas están ocupadas}}.",
  },
  "assignment.already": {
    en: "They are already down for these places.",
    es: "Ya está en estas plazas.",
  },
  "assignment.not-allowed": {
    en: "{n, plural, one {This person} other {# of these people}} cannot work that day: the reasons are on their record.",
    es: "{n, plural, one {Esta persona no puede} other {# de estas personas no pueden}} trabajar ese día: los motivos están en su ficha.",
  },
  "assignment.move-illegal": {
    en: "This is no longer possible: the assignment has changed meanwhile.",
    es: "Ya no es posible: la asignación ha cambiado entretanto.",
  },
  "assignment.declined": {
    en: "They have declined this shift, and are not asked again.",
    es: "Ha rechazado este turno y no se le vuelve a preguntar.",
  },
  "assignment.nobody-on-standby": {
    en: "Nobody is on standby for this place.",
    es: "No hay nadie de reserva para esta plaza.",
  },
  "assignment.findings": {
    en: "Not assigned: {n, plural, one {# rule is} other {# rules are}} broken. {exceptions, select, yes {It takes an override with a reason.} other {There are no exceptions to this.}}",
    es: "No se ha asignado: {n, plural, one {no se cumple # norma} other {no se cumplen # normas}}. {exceptions, select, yes {Hace falta una excepción con su motivo.} other {No admite excepciones.}}",
  },
  "assignment.reason-short": {
    en: "Give a reason of at least {min, number} characters.",
    es: "Indica un motivo de al menos {min, number} caracteres.",
  },
} as const satisfies RefusalSentences;
