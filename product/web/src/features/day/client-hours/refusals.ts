import type { RefusalSentences } from "#i18n/refusal-words.ts";

/** Texts of the refusals of this slice. */
export const refusals = {
  "client-code.wrong": {
    en: "This code is not right, or no longer valid. Have another one sent.",
    es: "Este código no es correcto o ya no sirve. Pida otro.",
  },
  "client-code.later": {
    en: "A code was sent a moment ago, or too many were sent or tried. Look in the mail, try again later, or ask the company for a new link.",
    es: "Hace un momento se envió un código, o ya se han enviado o probado demasiados. Mire el correo, inténtelo más tarde o pida a la empresa un enlace nuevo.",
  },
  "client-code.no-address": {
    en: "The company has no email address of the client, so these hours cannot be signed by this link.",
    es: "La empresa no tiene ningún correo del cliente, así que estas horas no se pueden firmar con este enlace.",
  },
  "client-code.prove-first": {
    en: "First enter the code that was sent to the client’s address.",
    es: "Introduzca antes el código enviado al correo del cliente.",
  },
} as const satisfies RefusalSentences;
