import type { Messages } from "#i18n/messages.ts";

export const messages = {
  currentPassword: { en: "Current password", es: "Contraseña actual" },
  proofWhy: {
    en: "To be sure that it is you. We ask again after {minutes, number} minutes.",
    es: "Para estar seguros de que eres tú. Lo volvemos a pedir pasados {minutes, number} minutos.",
  },
  proofCode: { en: "Code from your mail", es: "Código de tu correo" },
  proofCodeWhy: {
    en: "The digits from the mail to {email}. To be sure that it is you.",
    es: "Las cifras del correo a {email}. Para estar seguros de que eres tú.",
  },
  sendCode: { en: "Send me a code", es: "Envíame un código" },
  sendCodeInstead: { en: "Get a code by mail instead", es: "Mejor un código por correo" },
  sendCodeAgain: { en: "Send the code again", es: "Enviar el código otra vez" },
  codeSent: { en: "The code is on its way to {email}.", es: "El código va camino de {email}." },
} as const satisfies Messages;
