import type { RefusalSentences } from "#i18n/refusal-words.ts";

/** Texts of the refusals of this slice. */
export const refusals = {
  "shift.too-many": {
    en: "An event has at most {most, number} shifts.",
    es: "Un evento tiene como máximo {most, number} turnos.",
  },
  "rota.held-up": {
    en: "Nothing has been published, because of one shift: {shift}.",
    es: "No se ha publicado nada, por un turno: {shift}.",
  },
  "shift.over": {
    en: "This shift has been cancelled.",
    es: "Este turno está anulado.",
  },
  "slot.role-taken": {
    en: "This shift already has places for that role. Change those instead.",
    es: "Este turno ya tiene plazas de ese puesto. Cambia esas.",
  },
  "slot.has-people": {
    en: "{n, plural, one {# person is} other {# people are}} assigned to these places. Release them first.",
    es: "Hay {n, plural, one {# persona asignada} other {# personas asignadas}} a estas plazas. Libéralas antes.",
  },
  "shift.findings": {
    en: "Not published: {n, plural, one {# person} other {# people}} would break a rule. See who under People, and release them or override it there.",
    es: "No se ha publicado: con {n, plural, one {# persona no se cumple} other {# personas no se cumple}} alguna norma. En Personas se ve con quién; libérala o haz allí una excepción.",
  },
} as const satisfies RefusalSentences;
