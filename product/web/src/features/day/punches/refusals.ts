import type { RefusalSentences } from "#i18n/refusal-words.ts";

/** Texts of the refusals of this slice. */
export const refusals = {
  "punch.void-late": {
    en: "A punch can be taken back for {minutes, plural, one {# minute} other {# minutes}}; after that only a correction helps.",
    es: "Un fichaje se puede anular durante {minutes, plural, one {# minuto} other {# minutos}}; después solo cabe una corrección.",
  },
  "punch.not-yours": {
    en: "Only the device that recorded a punch can take it back.",
    es: "Un fichaje solo lo puede anular el dispositivo que lo registró.",
  },
  "punch.voided": {
    en: "This punch has been taken back already.",
    es: "Este fichaje ya está anulado.",
  },
  "punch.sent-for-another": {
    en: "This was sent together with the scan of another person, and is not recorded. Scan the pass again.",
    es: "Se envió junto con la lectura de otra persona y no queda registrado. Escanea el pase otra vez.",
  },
} as const satisfies RefusalSentences;
