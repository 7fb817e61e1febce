import type { RefusalSentences } from "#i18n/refusal-words.ts";

/** Texts of the refusals of this slice. */
export const refusals = {
  "application.changed-meanwhile": {
    en: "This application has changed in the meantime. How it stands now is shown below.",
    es: "Esta solicitud ha cambiado mientras tanto. Abajo se muestra cómo está ahora.",
  },
  "application.step-illegal": {
    en: "That cannot be done with this application as it stands now.",
    es: "Eso no se puede hacer con esta solicitud tal como está ahora.",
  },
  "application.unsound": {
    en: "{n, plural, one {One answer is} other {# answers are}} missing or wrong.",
    es: "{n, plural, one {Falta una respuesta o no es válida} other {Faltan # respuestas o no son válidas}}.",
  },
  "application.link-gone": {
    en: "This link no longer works. Ask for a new one with your email.",
    es: "Este enlace ya no sirve. Pide otro con tu correo.",
  },
  "application.not-proven": {
    en: "We could not tell whether a person is sending this. Wait a moment and send it again.",
    es: "No hemos podido comprobar que lo envía una persona. Espera un momento y vuelve a enviarlo.",
  },
} as const satisfies RefusalSentences;
