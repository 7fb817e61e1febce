import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: words.sendMyLinkAgain,
  why: {
    en: "Write the email you gave in the form. If there is an application with it, its link arrives in a few minutes.",
    es: "Escribe el correo que pusiste en el formulario. Si hay una solicitud con él, su enlace llegará en unos minutos.",
  },
  email: words.email,
  send: { en: "Send my link", es: "Enviarme el enlace" },
  sentTitle: words.checkYourEmail,
  sentText: {
    en: "If there is an application with that email, we have sent its link.",
    es: "Si hay una solicitud con ese correo, hemos enviado su enlace.",
  },
} as const satisfies Messages;
