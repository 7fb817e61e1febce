import type { Messages } from "#i18n/messages.ts";

export const messages = {
  title: { en: "Send my link again", es: "Enviarme el enlace otra vez" },
  why: {
    en: "Write the email you gave in the form. If there is an application with it, its link arrives in a few minutes.",
    es: "Escribe el correo que pusiste en el formulario. Si hay una solicitud con él, su enlace llegará en unos minutos.",
  },
  email: { en: "Email", es: "Correo electrónico" },
  send: { en: "Send my link", es: "Enviarme el enlace" },
  sentTitle: { en: "Check your email", es: "Mira tu correo" },
  sentText: {
    en: "If there is an application with that email, we have sent its link.",
    es: "Si hay una solicitud con ese correo, hemos enviado su enlace.",
  },
} as const satisfies Messages;
