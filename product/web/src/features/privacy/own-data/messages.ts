import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: words.yourData,
  text: {
    en: "What we hold about you, who has looked at it, and what you can ask for.",
    es: "Qué guardamos de ti, quién lo ha consultado y qué puedes pedir.",
  },
  back: words.backToThePass,
  copy: { en: "A copy of everything", es: "Una copia de todo" },
  copyText: {
    en: "All that we hold about you, as a file that other programs can read.",
    es: "Todo lo que guardamos de ti, en un archivo que otros programas pueden leer.",
  },
  download: words.downloadMyData,
  blocked: {
    en: "This pass is blocked: your data are locked away, and are handed over by the office alone. Ask there.",
    es: "Este pase está bloqueado: tus datos están bajo llave y solo los entrega la oficina. Pídelos allí.",
  },
  erase: { en: "Erase my data", es: "Borrar mis datos" },
  eraseText: {
    en: "The office answers you by mail within a month. What the law obliges us to keep, such as hours and pay, is locked away until its term ends.",
    es: "La oficina te contesta por correo antes de un mes. Lo que la ley obliga a guardar, como las horas y los pagos, queda bloqueado hasta que acabe su plazo.",
  },
  ask: { en: "Ask for erasure", es: "Pedir el borrado" },
  asked: {
    en: "Your request is with the office. You will get a mail.",
    es: "Tu petición está en la oficina. Recibirás un correo.",
  },
  eraseWords: {
    en: "I ask for my personal data to be erased (GDPR, art. 17). Sent from my worker pass, code {code}.",
    es: "Pido que se borren mis datos personales (RGPD, art. 17). Enviado desde mi pase de trabajador, código {code}.",
  },
  looks: { en: "Who has looked", es: "Quién ha consultado" },
  revealsText: {
    en: "Each time somebody opened your identity, health or pay data.",
    es: "Cada vez que alguien ha abierto tus datos de identidad, salud o cobro.",
  },
  noLooks: { en: "Nobody has looked at them.", es: "Nadie los ha consultado." },
  someone: { en: "The program", es: "El programa" },
  rights: { en: "All your rights and who to ask", es: "Todos tus derechos y a quién acudir" },
  "look:reveal-identity": words.identityDetails,
  "look:reveal-pay": words.payDetails,
  "look:find-by-number": words.foundByAnIdentityNumber,
  "look:export-person": { en: "Copy of everything", es: "Copia de todo" },
  "look:reveal-check": words.shareCodeOfACheck,
  "look:document/look": words.aDocument,
  "look:engagement/read": words.textOfAContract,
  "look:look-blocked": words.blockedData,
} as const satisfies Messages;
