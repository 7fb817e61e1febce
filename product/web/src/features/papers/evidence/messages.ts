import type { RejectReason } from "@product/domain/documents/documents";
import type { Messages } from "#i18n/messages.ts";

export const messages = {
  title: { en: "Your documents", es: "Tus documentos" },
  hello: {
    en: "Hello {name}. {entity} needs the following so that you can work. A photo with your phone is enough.",
    es: "Hola, {name}. {entity} necesita lo siguiente para que puedas trabajar. Basta una foto con el móvil.",
  },
  why: {
    en: "Only the people who check it see it. It is kept as long as the law asks, and no longer.",
    es: "Solo lo ve quien lo revisa. Se guarda el tiempo que pide la ley, y no más.",
  },
  note: { en: "From the office", es: "De la oficina" },
  until: { en: "This link works until {day}.", es: "Este enlace sirve hasta el {day}." },
  nothing: {
    en: "Nothing is missing. You can close this page.",
    es: "No falta nada. Puedes cerrar esta página.",
  },
  allSent: {
    en: "Thank you, that is everything. We check it and write to you if something is missing.",
    es: "Gracias, eso es todo. Lo revisamos y te escribimos si falta algo.",
  },
  "state:asked": { en: "Not sent yet", es: "Sin enviar" },
  "state:sent": { en: "Sent, being checked", es: "Enviado, en revisión" },
  "state:accepted": { en: "Accepted", es: "Aceptado" },
  "state:rejected": { en: "Please send it again", es: "Envíalo otra vez" },
  sentText: { en: "Sent on {day}. There is nothing to do.", es: "Enviado el {day}. No tienes que hacer nada." },
  acceptedText: { en: "Checked and in order.", es: "Revisado y en orden." },
  "reason:unreadable": {
    en: "We could not read it. Take the photo in good light, whole and without reflections.",
    es: "No se lee bien. Haz la foto con buena luz, entera y sin reflejos.",
  },
  "reason:wrong_document": {
    en: "It is another document than the one we need.",
    es: "Es un documento distinto del que necesitamos.",
  },
  "reason:expired": {
    en: "It has expired. Send the one that is valid now.",
    es: "Está caducado. Envía el que esté en vigor.",
  },
  "reason:not_theirs": {
    en: "The name on it is not yours. Send your own document.",
    es: "El nombre que figura no es el tuyo. Envía tu propio documento.",
  },
  "reason:incomplete": {
    en: "Something is missing: a page or a side of it.",
    es: "Falta algo: una página o una de las caras.",
  },
  "reason:other": {
    en: "We cannot accept it as it is. Ask the office if you are not sure why.",
    es: "Así no podemos aceptarlo. Pregunta a la oficina si no sabes por qué.",
  },
  file: { en: "Photo or PDF", es: "Foto o PDF" },
  front: { en: "Front", es: "Anverso" },
  back: { en: "Back", es: "Reverso" },
  backHelp: {
    en: "Not needed if both sides are in one PDF.",
    es: "No hace falta si las dos caras van en un PDF.",
  },
  fileHelp: {
    en: "JPEG, PNG, WebP or PDF, up to {megabytes, number} MB.",
    es: "JPEG, PNG, WebP o PDF, de hasta {megabytes, number} MB.",
  },
  pictureHelp: {
    en: "A photo of your face, alone: JPEG, PNG or WebP, up to {megabytes, number} MB.",
    es: "Una foto de tu cara, solo tú: JPEG, PNG o WebP, de hasta {megabytes, number} MB.",
  },
  noCopy: {
    en: "We keep no copy of this one. Write its number or code, and show it to the office.",
    es: "De este no guardamos copia. Escribe su número o código y enséñalo en la oficina.",
  },
  number: { en: "Number", es: "Número" },
  validUntil: { en: "Valid until", es: "Válido hasta" },
  optional: { en: "optional", es: "opcional" },
  send: { en: "Send", es: "Enviar" },
  sendThis: { en: "Send: {kind}", es: "Enviar: {kind}" },
  sending: { en: "Sending", es: "Enviando" },
  percent: { en: "{percent, number}%", es: "{percent, number} %" },
  saving: { en: "Saving…", es: "Guardando…" },
  waiting: {
    en: "There is no connection. Sending goes on where it stopped as soon as it is back.",
    es: "No hay conexión. En cuanto vuelva, el envío seguirá donde se quedó.",
  },
  stop: { en: "Stop sending", es: "Dejar de enviar" },
  sentNow: {
    en: "We have it: {kind}. It is being checked.",
    es: "Ya lo tenemos: {kind}. Lo estamos revisando.",
  },
  goneTitle: { en: "This link no longer works", es: "Este enlace ya no sirve" },
  goneText: {
    en: "A newer one may be in your mail or messages, or its fourteen days are over. Nothing is lost: ask the office for a new link.",
    es: "Puede que haya otro más reciente en tu correo o tus mensajes, o que hayan pasado sus catorce días. No se ha perdido nada: pide un enlace nuevo a la oficina.",
  },
  toHome: { en: "To the home page", es: "A la página de inicio" },

  "mailSubject:asked": { en: "{entity} needs documents from you", es: "{entity} necesita documentos tuyos" },
  "mailSubject:rejected": { en: "Please send it again: {kind}", es: "Envíalo otra vez: {kind}" },
  "mailSubject:ending": { en: "Ends soon: {kind}", es: "Caduca pronto: {kind}" },
  mailGreeting: { en: "Hello {name},", es: "Hola, {name}:" },
  mailAsked: {
    en: "So that you can work with {entity}, please send us: {kinds}.",
    es: "Para que puedas trabajar con {entity}, envíanos: {kinds}.",
  },
  mailAlso: { en: "We are still waiting for: {kinds}.", es: "Seguimos esperando: {kinds}." },
  mailRejected: {
    en: "We could not accept what you sent ({kind}).",
    es: "No hemos podido aceptar lo que enviaste ({kind}).",
  },
  mailEnding: {
    en: "Your document ({kind}) is valid until {day}. Please send the new one before, so that you can go on working.",
    es: "Tu documento ({kind}) es válido hasta el {day}. Envía el nuevo antes, para que puedas seguir trabajando.",
  },
  mailHow: {
    en: "Open the link on your phone and take a photo. It is yours alone and works for fourteen days; earlier links no longer work.",
    es: "Abre el enlace en el móvil y haz una foto. Es solo tuyo y sirve durante catorce días; los enlaces anteriores ya no sirven.",
  },
  mailButton: { en: "Send my documents", es: "Enviar mis documentos" },
  mailFooter: {
    en: "If this is not about you, ignore this mail; nobody else gets your data.",
    es: "Si no tiene que ver contigo, ignora este correo; nadie más recibe tus datos.",
  },
  "sms:asked": {
    en: "{entity} needs documents from you. Photograph them here (14 days): {link}",
    es: "{entity} necesita documentos tuyos. Hazles una foto aquí (14 días): {link}",
  },
  "sms:rejected": {
    en: "{entity} could not accept what you sent ({kind}). Why, and send it again: {link}",
    es: "{entity} no ha podido aceptar lo que enviaste ({kind}). Por qué, y enviarlo otra vez: {link}",
  },
  "sms:ending": {
    en: "Your document ({kind}) ends soon. Send the new one to {entity}: {link}",
    es: "Tu documento ({kind}) caduca pronto. Envía el nuevo a {entity}: {link}",
  },
} as const satisfies Messages & Record<`reason:${RejectReason}`, unknown>;
