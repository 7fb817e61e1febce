import type { Messages } from "#i18n/messages.ts";

export const messages = {
  title: { en: "Shall we keep your application?", es: "¿Conservamos tu solicitud?" },
  hello: {
    en: "Hello {name}. You applied to {entity} some time ago and it has not led to work. We will erase all that we hold about you from {day} on.",
    es: "Hola, {name}. Hace un tiempo te presentaste a {entity} y no ha acabado en trabajo. A partir del {day} suprimiremos todo lo que guardamos sobre ti.",
  },
  choice: {
    en: "If you would still like to work with us, ask us to keep it. If not, there is nothing to do.",
    es: "Si aún te gustaría trabajar con nosotros, pide que la conservemos. Si no, no tienes que hacer nada.",
  },
  keep: { en: "Keep my application", es: "Conservar mi solicitud" },
  keptTitle: { en: "We keep your application", es: "Conservamos tu solicitud" },
  kept: {
    en: "Thank you. We keep it until {day} and write to you before that. You can ask us to erase it at any time.",
    es: "Gracias. La conservamos hasta el {day} y te escribiremos antes. Puedes pedir que la suprimamos cuando quieras.",
  },
  goneTitle: { en: "This link no longer works", es: "Este enlace ya no sirve" },
  goneText: {
    en: "A newer one may be in your mail, your application may have moved on, or your data may be erased already.",
    es: "Puede que haya otro más reciente en tu correo, que tu solicitud haya avanzado o que tus datos ya estén suprimidos.",
  },
  toHome: { en: "To the home page", es: "A la página de inicio" },
  mailSubject: { en: "Shall {entity} keep your application?", es: "¿Conserva {entity} tu solicitud?" },
  mailGreeting: { en: "Hello {name},", es: "Hola, {name}:" },
  mailText: {
    en: "You applied to {entity} some time ago and it has not led to work. From {day} on we will erase all that we hold about you, as the law wants.",
    es: "Hace un tiempo te presentaste a {entity} y no ha acabado en trabajo. A partir del {day} suprimiremos todo lo que guardamos sobre ti, como pide la ley.",
  },
  mailChoice: {
    en: "If you would still like to work with us, tell us by this link. If not, there is nothing to do.",
    es: "Si aún te gustaría trabajar con nosotros, dínoslo con este enlace. Si no, no tienes que hacer nada.",
  },
  mailFooter: {
    en: "If this is not about you, ignore this mail; the data will be erased.",
    es: "Si no tiene que ver contigo, ignora este correo; los datos se suprimirán.",
  },
  sms: {
    en: "{entity} will erase your application from {day} on. To be kept: {link}",
    es: "{entity} suprimirá tu solicitud a partir del {day}. Para conservarla: {link}",
  },
} as const satisfies Messages;
