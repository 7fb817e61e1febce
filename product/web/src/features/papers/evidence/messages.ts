import type { RejectReason } from "@product/domain/documents/documents";
import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: words.yourDocuments,
  hello: {
    en: "Hello {name}. {entity} needs the following so that you can work. A photo with your phone is enough.",
    es: "Hola, {name}. {entity} necesita lo siguiente para que puedas trabajar. Basta una foto con el móvil.",
  },
  why: {
    en: "Only the people who review it can see it. It is kept for as long as the law requires, and no longer.",
    es: "Solo lo ve quien lo revisa. Se conserva el tiempo que exige la ley, y no más.",
  },
  note: words.fromTheOffice,
  until: { en: "This link works until {day}.", es: "Este enlace sirve hasta el {day}." },
  nothing: {
    en: "Nothing is missing. You can close this page.",
    es: "No falta nada. Puedes cerrar esta página.",
  },
  allSent: {
    en: "Thank you, that is everything. We will check it and contact you if anything is missing.",
    es: "Gracias, eso es todo. Lo revisaremos y te avisaremos si falta algo.",
  },
  "state:asked": words.notSentYet,
  "state:sent": { en: "Sent, being checked", es: "Enviado, en revisión" },
  "state:accepted": { en: "Accepted", es: "Aceptado" },
  "state:rejected": { en: "Please send it again", es: "Envíalo otra vez" },
  sentText: { en: "Sent on {day}. Nothing else to do.", es: "Enviado el {day}. No tienes que hacer nada." },
  acceptedText: { en: "Checked and in order.", es: "Revisado y en orden." },
  "reason:unreadable": {
    en: "We could not read it. Take the photo in good light, whole and without reflections.",
    es: "No se lee bien. Haz la foto con buena luz, entera y sin reflejos.",
  },
  "reason:wrong_document": {
    en: "This is not the document we need.",
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
    en: "We do not keep a copy of this one. Enter its number or code and show it to the office.",
    es: "De este no guardamos copia. Escribe su número o código y enséñalo en la oficina.",
  },
  number: words.number,
  validUntil: words.validUntil,
  optional: { en: "optional", es: "opcional" },
  send: words.send,
  sendThis: { en: "Send: {kind}", es: "Enviar: {kind}" },
  sending: { en: "Sending", es: "Enviando" },
  percent: { en: "{percent, number}%", es: "{percent, number} %" },
  saving: words.saving,
  waiting: {
    en: "No connection. The upload will resume where it stopped as soon as you are back online.",
    es: "Sin conexión. El envío continuará donde se quedó en cuanto vuelva.",
  },
  stop: words.stopSending,
  sentNow: {
    en: "Received: {kind}. We are checking it.",
    es: "Recibido: {kind}. Lo estamos revisando.",
  },
  goneTitle: words.thisLinkNoLongerWorks,
  goneText: {
    en: "There may be a newer one in your email or messages, or it has expired after fourteen days. Nothing is lost: ask the office for a new link.",
    es: "Puede que haya otro más reciente en tu correo o tus mensajes, o que haya caducado a los catorce días. No se ha perdido nada: pide un enlace nuevo a la oficina.",
  },
  toHome: words.goToTheHomePage,

  "mailSubject:asked": { en: "{entity} needs documents from you", es: "{entity} necesita documentos tuyos" },
  "mailSubject:rejected": { en: "Please send it again: {kind}", es: "Envíalo otra vez: {kind}" },
  "mailSubject:ending": { en: "Expires soon: {kind}", es: "Caduca pronto: {kind}" },
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
    en: "Your document ({kind}) is valid until {day}. Please send the new one before then so that you can keep working.",
    es: "Tu documento ({kind}) es válido hasta el {day}. Envía el nuevo antes, para que puedas seguir trabajando.",
  },
  mailHow: {
    en: "Open the link on your phone and take a photo. It is personal and works for fourteen days; earlier links no longer work.",
    es: "Abre el enlace en el móvil y haz una foto. Es personal y sirve durante catorce días; los enlaces anteriores ya no sirven.",
  },
  mailButton: { en: "Send my documents", es: "Enviar mis documentos" },
  mailFooter: {
    en: "If this email is not meant for you, ignore it; nobody else will receive your data.",
    es: "Si este correo no es para ti, ignóralo; nadie más recibirá tus datos.",
  },
  "sms:asked": {
    en: "{entity} needs documents from you. Photograph them here (14 days): {link}",
    es: "{entity} necesita documentos tuyos. Hazles una foto aquí (14 días): {link}",
  },
  "sms:rejected": {
    en: "{entity} could not accept what you sent ({kind}). See why and send it again: {link}",
    es: "{entity} no ha podido aceptar lo que enviaste ({kind}). Mira por qué y envíalo otra vez: {link}",
  },
  "sms:ending": {
    en: "Your document ({kind}) expires soon. Send the new one to {entity}: {link}",
    es: "Tu documento ({kind}) caduca pronto. Envía el nuevo a {entity}: {link}",
  },
} as const satisfies Messages & Record<`reason:${RejectReason}`, unknown>;
