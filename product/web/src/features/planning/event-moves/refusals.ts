import type { RefusalSentences } from "#i18n/refusal-words.ts";

/** Texts of the refusals of this slice. */
export const refusals = {
  "event.begun": {
    en: "{n, plural, one {# shift has} other {# shifts have}} already begun. What has been worked stays on its day: move the other shifts one by one.",
    es: "{n, plural, one {# turno ya ha empezado} other {# turnos ya han empezado}}. Lo trabajado se queda en su día: mueve los demás turnos uno a uno.",
  },
  "event.same-day": {
    en: "The event already starts on that day.",
    es: "El evento ya empieza ese día.",
  },
  "event.not-reopenable": {
    en: "Only an event that was closed here can be reopened.",
    es: "Solo se puede reabrir un evento que se cerró aquí.",
  },
} as const satisfies RefusalSentences;
