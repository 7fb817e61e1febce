import type { RefusalSentences } from "#i18n/refusal-words.ts";

/** Texts of the refusals of this slice. */
export const refusals = {
  "device.pin-wrong": {
    en: "This PIN opens nothing: it is used up, too old or mistyped. The office can make a new one.",
    es: "Este PIN no abre nada: está usado, ha caducado o está mal escrito. La oficina puede crear otro.",
  },
  "device.pin-later": {
    en: "Too many PINs were tried. Wait {minutes, plural, one {a minute} other {# minutes}} and try again.",
    es: "Se han probado demasiados PIN. Espera {minutes, plural, one {un minuto} other {# minutos}} e inténtalo de nuevo.",
  },
  "gate.offline": {
    en: "There is no connection, and this cannot wait on the device. Try again once there is.",
    es: "No hay conexión y esto no puede esperar en el dispositivo. Inténtalo cuando la haya.",
  },
  "gate.not-now": {
    en: "This cannot be recorded any more. Scan the pass again.",
    es: "Ya no se puede registrar. Vuelve a escanear el pase.",
  },
} as const satisfies RefusalSentences;
