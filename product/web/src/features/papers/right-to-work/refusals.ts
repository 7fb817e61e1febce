import type { RefusalSentences } from "#i18n/refusal-words.ts";

/** Texts of the refusals of this slice. */
export const refusals = {
  "right-to-work.birth-date-needed": {
    en: "A share code is looked up with the date of birth, and there is none on record. Enter it first.",
    es: "Un share code se consulta con la fecha de nacimiento y en la ficha no consta. Escríbela antes.",
  },
  "right-to-work.same-check": {
    en: "This check is already on record.",
    es: "Esta comprobación ya consta en la ficha.",
  },
  "right-to-work.citizens-only": {
    en: "This way of checking is for British and Irish citizens only. Use another one.",
    es: "Esta forma de comprobación es solo para ciudadanos británicos e irlandeses. Usa otra.",
  },
  "right-to-work.nino-needed": {
    en: "A birth certificate counts together with proof of the National Insurance number, and there is none on record. Enter it first.",
    es: "La partida de nacimiento vale junto con un justificante del National Insurance number, y en la ficha no consta. Escríbelo antes.",
  },
  "right-to-work.passport-ended": {
    en: "A digital check needs a valid passport, and the one on record had expired. Check it in another way.",
    es: "La comprobación digital requiere un pasaporte en vigor, y el que consta en la ficha había caducado. Compruébalo de otra forma.",
  },
  "worker.term-overlaps": {
    en: "Some of these days already belong to another term. Remove that one first, or choose other dates.",
    es: "Algunos de esos días ya son de otro periodo lectivo. Quita ese antes o elige otros días.",
  },
} as const satisfies RefusalSentences;
