import type { RefusalSentences } from "#i18n/refusal-words.ts";

/** Texts of the refusals of this slice. */
export const refusals = {
  "pass.code-wrong": {
    en: "This code is not right, or no longer valid.",
    es: "Este código no es correcto o ya no sirve.",
  },
  "pass.code-later": {
    en: "A code was sent a moment ago, or too many today. Look in your mail, or try again later.",
    es: "Hace un momento se envió un código, o hoy ya son demasiados. Mira tu correo o inténtalo más tarde.",
  },
  "pass.prove-first": {
    en: "First confirm with a code that it is you.",
    es: "Antes confirma con un código que eres tú.",
  },
  "hours.say-why": {
    en: "Fill in what is asked: why it is not right, in up to 500 characters.",
    es: "Rellena lo que se pide: por qué no es correcto, en 500 caracteres como máximo.",
  },
} as const satisfies RefusalSentences;
