import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: { en: "Complete your details", es: "Completa tus datos" },
  hello: {
    en: "Hello {name}. We still need a few details before you can work with us. You can save and come back later using the same link.",
    es: "Hola, {name}. Para que puedas trabajar con nosotros nos faltan algunos datos. Puedes guardar y volver más tarde con el mismo enlace.",
  },
  aboutYou: { en: "About you", es: "Sobre ti" },
  aboutYouWhy: { en: "How to contact you and where you live.", es: "Cómo te localizamos y dónde vives." },
  identity: words.identity,
  identityWhy: {
    en: "Required by law before your first day. It is encrypted, and only the people who need it can see it.",
    es: "La ley lo pide antes del primer día. Se guarda cifrado y solo lo ve quien lo necesita.",
  },
  pay: { en: "Pay", es: "Cobro" },
  payWhy: {
    en: "So that we can pay you. You can leave it for later.",
    es: "Para poder pagarte. Puedes dejarlo para después.",
  },
  oneDocument: {
    en: "One document is enough: the DNI or NIE, or a passport.",
    es: "Basta un documento: DNI o NIE, o pasaporte.",
  },
  kept: {
    en: "Saved: {masked}. Leave it empty to keep it, or write it again to correct it.",
    es: "Guardado: {masked}. Déjalo vacío para conservarlo o escríbelo otra vez para corregirlo.",
  },
  keptAccount: {
    en: "Saved: {masked}. Leave it empty to keep it. Another account is only used once the office has confirmed it.",
    es: "Guardado: {masked}. Déjalo vacío para conservarla. Otra cuenta solo se usa cuando la oficina la ha confirmado.",
  },
  save: { en: "Save for now", es: "Guardar por ahora" },
  finish: words.send,
  savedTitle: {
    en: "Saved. You can carry on now or come back using the same link.",
    es: "Guardado. Puedes seguir o volver con el mismo enlace.",
  },
  doneTitle: { en: "Thank you, that is everything", es: "Gracias, eso es todo" },
  doneText: {
    en: "We have your details. The office will be in touch; you can close this page.",
    es: "Ya tenemos tus datos. La oficina se pondrá en contacto contigo; puedes cerrar esta página.",
  },
  goneTitle: words.thisLinkNoLongerWorks,
  goneText: {
    en: "It has already been used, or it has expired after fourteen days. Nothing is lost: ask the office for a new one.",
    es: "Ya se ha usado o ha caducado a los catorce días. No se ha perdido nada: pide otro a la oficina.",
  },
  toHome: words.goToTheHomePage,
  mailSubject: { en: "Complete your details to work with us", es: "Completa tus datos para trabajar con nosotros" },
  mailGreeting: { en: "Hello {name},", es: "Hola, {name}:" },
  mailWhy: {
    en: "You have been added to our team. Before your first shift we need some details from you.",
    es: "Te hemos añadido a nuestro equipo. Antes de tu primer turno necesitamos algunos datos tuyos.",
  },
  mailHow: {
    en: "The link is personal and works for fourteen days. You can save and come back.",
    es: "El enlace es personal y sirve durante catorce días. Puedes guardar y volver.",
  },
  mailButton: { en: "Complete my details", es: "Completar mis datos" },
  mailFooter: {
    en: "If this email is not meant for you, ignore it; nobody else will receive your data.",
    es: "Si este correo no es para ti, ignóralo; nadie más recibirá tus datos.",
  },
  smsText: {
    en: "Complete your details to work with us (14 days): {link}",
    es: "Completa tus datos para trabajar con nosotros (14 días): {link}",
  },
} as const satisfies Messages;
