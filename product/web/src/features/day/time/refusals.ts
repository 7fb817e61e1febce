import type { RefusalSentences } from "#i18n/refusal-words.ts";

/** Texts of the refusals of this slice. */
export const refusals = {
  "hours.not-approvable": {
    en: "These hours cannot be approved yet: an end is missing, a correction waits, or they are disputed.",
    es: "Estas horas todavía no se pueden aprobar: falta la salida, hay una corrección pendiente o están en disputa.",
  },
  "hours.look-first": {
    en: "{n, plural, one {This line has a time that nobody can confirm. Open it and say that you have looked at it.} other {These # lines have times that nobody can confirm. Open each and say that you have looked at it.}}",
    es: "{n, plural, one {Esta línea tiene una hora que nadie puede confirmar. Ábrela e indica que la has revisado.} other {Estas # líneas tienen horas que nadie puede confirmar. Abre cada una e indica que la has revisado.}}",
  },
  "hours.correction-waits": {
    en: "A correction of this time already waits for an answer.",
    es: "Ya hay una corrección de esta hora pendiente de respuesta.",
  },
  "hours.correction-illegal": {
    en: "This time cannot be entered: it lies in the future, too far from the shift, or has been answered already.",
    es: "Esta hora no se puede anotar: es futura, queda lejos del turno o ya se ha contestado.",
  },
  "hours.locked": {
    en: "These hours lie in a closed period.",
    es: "Estas horas están en un periodo cerrado.",
  },
  "hours.not-all-approved": {
    en: "{n, plural, one {One line of these days is not approved yet} other {# lines of these days are not approved yet}}.",
    es: "{n, plural, one {Falta por aprobar una línea de esos días} other {Faltan por aprobar # líneas de esos días}}.",
  },
  "hours.window-open": {
    en: "{n, plural, one {The worker of one line} other {The workers of # lines}} can still answer about these days.",
    es: "{n, plural, one {El trabajador de una línea} other {Los trabajadores de # líneas}} aún {n, plural, one {puede} other {pueden}} contestar sobre esos días.",
  },
  "hours.window-over": {
    en: "Approved hours can be disputed for {hours, number} hours after the shift. Write to your company.",
    es: "Las horas aprobadas se pueden discutir durante {hours, number} horas tras el turno. Escribe a tu empresa.",
  },
  "hours.not-disputed": {
    en: "These hours are not in dispute.",
    es: "Estas horas no están en disputa.",
  },
  "hours.late-punches": {
    en: "{n, plural, one {For one approved line punches} other {For # approved lines punches}} came in after the approval. Look at {n, plural, one {it} other {each of them}} first: take the approval back and approve what is there now.",
    es: "{n, plural, one {De una línea aprobada han} other {De # líneas aprobadas han}} llegado fichajes después de la aprobación. {n, plural, one {Revísala} other {Revísalas}} antes: retira la aprobación y aprueba lo que hay ahora.",
  },
  "hours.period-altered": {
    en: "The hours that {entity} closed from {firstDay} to {lastDay} are not what was closed any more: they were changed past the app. Nothing is handed over. {n, plural, =0 {Ask whoever runs the server} one {Ask {others}} other {Ask one of {others}}} to reopen this period, look at its lines and close it anew.",
    es: "Las horas que {entity} cerró del {firstDay} al {lastDay} ya no son las que se cerraron: se han cambiado por fuera de la aplicación. No se entrega nada. {n, plural, =0 {Pide a quien administra el servidor} one {Pide a {others}} other {Pide a una de estas personas: {others},}} que reabra ese periodo, revise sus líneas y lo vuelva a cerrar.",
  },
  "hours.period-overlaps": {
    en: "Some of these days already lie in a closed period.",
    es: "Algunos de esos días ya están en un periodo cerrado.",
  },
} as const satisfies RefusalSentences;
