import type { RefusalSentences } from "#i18n/refusal-words.ts";

/** Texts of the refusals of this slice. */
export const refusals = {
  "recovery-code.unknown": {
    en: "That is not one of your recovery codes, or it has been used. Each one works once.",
    es: "Ese no es uno de tus códigos de recuperación, o ya se usó. Cada uno sirve una vez.",
  },
  "recovery-code.wait": {
    en: "Too many attempts. You can try again {seconds, plural, one {in one second} other {in # seconds}}.",
    es: "Demasiados intentos. Puedes volver a intentarlo {seconds, plural, one {dentro de un segundo} other {dentro de # segundos}}.",
  },
  "proof.needed": {
    en: "It has been a while since you confirmed it's you. Do it again below, then send this again.",
    es: "Hace un rato que confirmaste que eres tú. Hazlo otra vez abajo y envía esto de nuevo.",
  },
  "proof.password-wrong": {
    en: "That is not your current password.",
    es: "Esa no es tu contraseña actual.",
  },
} as const satisfies RefusalSentences;
