import type { RefusalSentences } from "#i18n/refusal-words.ts";

/** Texts of the refusals of this slice. */
export const refusals = {
  "account.changed-meanwhile": {
    en: "You changed this somewhere else in the meantime. The saved version is shown below; change it again if you need to.",
    es: "Lo has cambiado mientras tanto en otro sitio. Abajo se muestra lo que hay guardado; cámbialo otra vez si hace falta.",
  },
  "email.taken": {
    en: "Another account already has this address.",
    es: "Otra cuenta ya tiene esta dirección.",
  },
  "password.code-needed": {
    en: "You signed in more than a day ago, so we have just emailed you a code. Enter it below together with your new password.",
    es: "Entraste hace más de un día, así que acabamos de enviarte un código por correo. Escríbelo abajo, junto con tu nueva contraseña.",
  },
  "password.code-wrong": {
    en: "That code is wrong or too old. Leave it empty and send the form to get a new one.",
    es: "Ese código no es correcto o ha caducado. Déjalo vacío y envía el formulario para recibir otro.",
  },
  "second-factor.name-taken": {
    en: "You already have one with this name. Choose another, so that you can tell them apart.",
    es: "Ya tienes uno con este nombre. Elige otro, para que puedas distinguirlos.",
  },
  "second-factor.phone-taken": {
    en: "You already use this number for two-step verification.",
    es: "Ya usas este número para la verificación en dos pasos.",
  },
  "passkey.too-many": {
    en: "You have as many passkeys as an account can have. Remove one that you no longer use first.",
    es: "Tu cuenta ya tiene el máximo de llaves de acceso. Quita antes una que ya no uses.",
  },
  "passkey.taken": {
    en: "This device already has a passkey for an account here.",
    es: "Este dispositivo ya tiene una llave de acceso para una cuenta de aquí.",
  },
  "second-factor.too-many": {
    en: "You have as many as one account can have. Remove one first.",
    es: "Ya tienes todos los que puede tener una cuenta. Quita antes uno.",
  },
} as const satisfies RefusalSentences;
