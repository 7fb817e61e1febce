import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: { en: "Would you like us to keep your application?", es: "¿Quieres que conservemos tu solicitud?" },
  hello: {
    en: "Hello {name}. You applied to {entity} some time ago and have not started working with us. From {day} we will erase all the data we hold about you.",
    es: "Hola, {name}. Hace un tiempo enviaste una solicitud a {entity} y no has llegado a trabajar con nosotros. A partir del {day} suprimiremos todos los datos que tenemos sobre ti.",
  },
  choice: {
    en: "If you would still like to work with us, ask us to keep it. If not, you don't need to do anything.",
    es: "Si aún te gustaría trabajar con nosotros, pide que la conservemos. Si no, no tienes que hacer nada.",
  },
  keep: { en: "Keep my application", es: "Conservar mi solicitud" },
  keptTitle: { en: "We will keep your application", es: "Conservaremos tu solicitud" },
  kept: {
    en: "Thank you. We will keep it until {day} and write to you before then. You can ask us to erase it at any time.",
    es: "Gracias. La conservaremos hasta el {day} y te escribiremos antes. Puedes pedir que la suprimamos cuando quieras.",
  },
  goneTitle: words.thisLinkNoLongerWorks,
  goneText: {
    en: "There may be a newer one in your email, your application may have moved forward, or your data may already have been erased.",
    es: "Puede que haya otro más reciente en tu correo, que tu solicitud haya avanzado o que tus datos ya estén suprimidos.",
  },
  toHome: words.goToTheHomePage,
  mailSubject: { en: "Should {entity} keep your application?", es: "¿Conserva {entity} tu solicitud?" },
  mailGreeting: { en: "Hello {name},", es: "Hola, {name}:" },
  mailText: {
    en: "You applied to {entity} some time ago and have not started working with us. From {day} we will erase all the data we hold about you, as the law requires.",
    es: "Hace un tiempo enviaste una solicitud a {entity} y no has llegado a trabajar con nosotros. A partir del {day} suprimiremos todos los datos que tenemos sobre ti, como exige la ley.",
  },
  mailChoice: {
    en: "If you would still like to work with us, let us know with this link. If not, you don't need to do anything.",
    es: "Si aún te gustaría trabajar con nosotros, dínoslo con este enlace. Si no, no tienes que hacer nada.",
  },
  mailFooter: {
    en: "If this email is not meant for you, ignore it; the data will be erased.",
    es: "Si este correo no es para ti, ignóralo; los datos se suprimirán.",
  },
  sms: {
    en: "{entity} will erase your application from {day}. To keep it: {link}",
    es: "{entity} suprimirá tu solicitud a partir del {day}. Para conservarla: {link}",
  },
} as const satisfies Messages;
