import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  currentPassword: { en: "Current password", es: "Contraseña actual" },
  proofWhy: {
    en: "To confirm it's you. We will ask again after {minutes, number} minutes.",
    es: "Para confirmar que eres tú. Lo volveremos a pedir pasados {minutes, number} minutos.",
  },
  proofCode: words.codeFromYourEmail,
  proofCodeWhy: {
    en: "The code we emailed to {email}. To confirm it's you.",
    es: "El código que hemos enviado a {email}. Para confirmar que eres tú.",
  },
  sendCode: { en: "Send me a code", es: "Envíame un código" },
  sendCodeInstead: { en: "Get a code by email instead", es: "Mejor un código por correo" },
  sendCodeAgain: { en: "Send the code again", es: "Enviar el código otra vez" },
  codeSent: { en: "We have sent the code to {email}.", es: "Hemos enviado el código a {email}." },
} as const satisfies Messages;
