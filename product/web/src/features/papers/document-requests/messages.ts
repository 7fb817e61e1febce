import type { KindStanding, NotAsked } from "@product/domain/documents/requests";
import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  title: words.requestDocuments,
  intro: {
    en: "A link is sent by email, or by text message if there is no email address. Documents come back as photos for you to review.",
    es: "Se envía un enlace por correo, o por SMS si no hay correo. Los documentos llegan en foto y quedan pendientes de revisión.",
  },
  kinds: words.documents,
  kindsHelp: { en: "Ask for everything at once: it is one link.", es: "Pídelo todo de una vez: es un solo enlace." },
  kindsManyHelp: {
    en: "Anyone who already has a valid one is not asked for it.",
    es: "A quien ya tenga uno en vigor no se le pide.",
  },
  noKinds: { en: "There is no document type to ask for.", es: "No hay ningún tipo de documento que pedir." },
  "standing:missing": words.missing,
  notRequired: words.notRequired,
  "standing:requested": { en: "Already asked for", es: "Ya pedido" },
  "standing:sent": { en: "Sent, awaiting review", es: "Enviado, pendiente de revisión" },
  "standing:rejected": words.rejected,
  "standing:ending": { en: "Expired or expiring soon", es: "Caducado o a punto de caducar" },
  "standing:valid": { en: "Valid", es: "En vigor" },
  note: words.noteToTheWorker,
  noteHelp: {
    en: "Optional. Shown in the email and on the page.",
    es: "Opcional. Aparece en el correo y en la página.",
  },
  request: { en: "Send request", es: "Enviar petición" },
  sent: { en: "The request has been sent.", es: "La petición se ha enviado." },
  sentWhat: {
    en: "Asked for {names}. The link goes {by, select, sms {to their mobile} other {to their email}}.",
    es: "Se ha pedido: {names}. El enlace va {by, select, sms {a su móvil} other {a su correo}}.",
  },
  reminded: {
    en: "A new link has been sent; the previous one no longer works.",
    es: "Se ha enviado un enlace nuevo; el anterior ya no sirve.",
  },
  withdrawn: { en: "The request was withdrawn.", es: "La petición se ha retirado." },
  editProfile: words.editProfile,
  unreachable: {
    en: "There is no email address or mobile number to send a link to. Add one in the profile first.",
    es: "No hay correo ni móvil, así que no se puede enviar ningún enlace. Añade uno antes en el perfil.",
  },
  open: { en: "Waiting for", es: "Pendiente de recibir" },
  linkUntil: { en: "The link works until {day}.", es: "El enlace sirve hasta el {day}." },
  linkOver: { en: "The link has expired. Send it again.", es: "El enlace ha caducado. Vuelve a enviarlo." },
  remind: { en: "Send link again", es: "Volver a enviar el enlace" },
  remindWhy: {
    en: "For security the link itself is not stored, so it cannot be shown again. Sending it again creates a new one.",
    es: "Por seguridad el enlace no se guarda, así que no se puede volver a mostrar. Al volver a enviarlo se crea otro.",
  },
  withdraw: words.withdraw,
  withdrawThis: { en: "Withdraw: {kind}", es: "Retirar: {kind}" },

  chosen: {
    en: "{n, plural, one {One worker selected.} other {# workers selected.}}",
    es: "{n, plural, one {Una persona seleccionada.} other {# personas seleccionadas.}}",
  },
  preview: words.preview,
  willBeAsked: {
    en: "{n, plural, =0 {Nobody would be asked} one {One worker will be asked} other {# workers will be asked}}",
    es: "{n, plural, =0 {No se pediría a nadie} one {Se pedirá a una persona} other {Se pedirá a # personas}}",
  },
  willNot: {
    en: "{n, plural, one {One is left out} other {# are left out}}",
    es: "{n, plural, one {Una queda fuera} other {# quedan fuera}}",
  },
  more: { en: "and {n, number} more", es: "y {n, number} más" },
  "notAsked:place": {
    en: "You cannot ask workers of their legal entity for this",
    es: "No puedes pedir esto a trabajadores de su empresa",
  },
  "notAsked:unreachable": {
    en: "No email or mobile: cannot be contacted",
    es: "Sin correo ni móvil: no se puede avisar",
  },
  "notAsked:elsewhere": { en: "Not asked for in their country", es: "No se pide en su país" },
  "notAsked:sent": { en: "Already sent, awaiting review", es: "Ya enviado, pendiente de revisión" },
  "notAsked:valid": { en: "Already have a valid one", es: "Ya lo tienen en vigor" },
  apply: {
    en: "{n, plural, one {Ask one worker} other {Ask # workers}}",
    es: "{n, plural, one {Pedir a una persona} other {Pedir a # personas}}",
  },
  done: {
    en: "{n, plural, one {One worker has been asked.} other {# workers have been asked.}} Their links have been sent.",
    es: "{n, plural, one {Se ha pedido a una persona.} other {Se ha pedido a # personas.}} Los enlaces se han enviado.",
  },
  back: words.backToTheList,
  nobodyTitle: words.nobodySelected,
  nobodyText: { en: "Select some workers in the list first.", es: "Selecciona antes a algunas personas en la lista." },
  tooManyTitle: words.tooManyAtOnce,
  tooManyText: {
    en: "You can ask up to {most, number} at a time. Narrow the filter and do it in batches.",
    es: "Se puede pedir a {most, number} personas como máximo a la vez. Afina el filtro y hazlo por partes.",
  },
} as const satisfies Messages & Record<`notAsked:${NotAsked}` | `standing:${KindStanding}`, unknown>;
