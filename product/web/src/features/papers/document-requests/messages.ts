import type { KindStanding, NotAsked } from "@product/domain/documents/requests";
import type { Messages } from "#i18n/messages.ts";

export const messages = {
  title: { en: "Request documents", es: "Pedir documentos" },
  intro: {
    en: "A link goes out by mail, or as a text where there is no mail. Documents come back by photo and wait to be checked.",
    es: "Se envía un enlace por correo, o por SMS si no hay correo. Los documentos vuelven en foto y quedan por revisar.",
  },
  kinds: { en: "Documents", es: "Documentos" },
  kindsHelp: { en: "Ask for everything at once: it is one link.", es: "Pídelo todo de una vez: es un solo enlace." },
  kindsManyHelp: {
    en: "Whoever has one that is valid is not asked for it.",
    es: "A quien ya tenga uno en vigor no se le pide.",
  },
  noKinds: { en: "There is no kind of document to ask for.", es: "No hay ningún tipo de documento que pedir." },
  "standing:missing": { en: "Missing", es: "Falta" },
  notRequired: { en: "Not required", es: "No obligatorio" },
  "standing:requested": { en: "Already asked for", es: "Ya pedido" },
  "standing:sent": { en: "Sent, waits to be checked", es: "Enviado, por revisar" },
  "standing:rejected": { en: "Rejected", es: "Rechazado" },
  "standing:ending": { en: "Has ended or ends soon", es: "Caducado o a punto" },
  "standing:valid": { en: "Valid", es: "En vigor" },
  note: { en: "Note to the worker", es: "Nota para la persona" },
  noteHelp: {
    en: "Optional. It stands in the mail and on the page.",
    es: "Opcional. Aparece en el correo y en la página.",
  },
  request: { en: "Send request", es: "Enviar petición" },
  sent: { en: "The request is on its way.", es: "La petición está en camino." },
  sentWhat: {
    en: "Asked for {names}. The link goes {by, select, sms {to their mobile} other {to their email}}.",
    es: "Se ha pedido: {names}. El enlace va {by, select, sms {a su móvil} other {a su correo}}.",
  },
  reminded: {
    en: "A new link is on its way; the one before no longer works.",
    es: "Hay un enlace nuevo en camino; el anterior ya no sirve.",
  },
  withdrawn: { en: "The request was withdrawn.", es: "La petición se ha retirado." },
  unreachable: {
    en: "There is neither an email nor a mobile number, so that no link can be sent. Add one in the profile first.",
    es: "No hay correo ni móvil, así que no se puede enviar ningún enlace. Añade uno antes en el perfil.",
  },
  open: { en: "Waiting for", es: "Pendiente de recibir" },
  linkUntil: { en: "The link works until {day}.", es: "El enlace sirve hasta el {day}." },
  linkOver: { en: "The link has expired. Send it again.", es: "El enlace ha caducado. Vuelve a enviarlo." },
  remind: { en: "Send link again", es: "Volver a enviar el enlace" },
  remindWhy: {
    en: "Only a fingerprint of a link is kept, so it cannot be shown again. Sending again makes a new one.",
    es: "Del enlace solo se guarda una huella, así que no se puede volver a mostrar. Al volver a enviarlo se crea otro.",
  },
  withdraw: { en: "Withdraw", es: "Retirar" },
  withdrawThis: { en: "Withdraw: {kind}", es: "Retirar: {kind}" },

  chosen: {
    en: "{n, plural, one {One worker selected.} other {# workers selected.}}",
    es: "{n, plural, one {Una persona seleccionada.} other {# personas seleccionadas.}}",
  },
  preview: { en: "Preview", es: "Vista previa" },
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
    en: "You may not ask workers of their legal entity for this",
    es: "No puedes pedir esto a trabajadores de su empresa",
  },
  "notAsked:unreachable": {
    en: "Neither mail nor mobile: cannot be reached",
    es: "Sin correo ni móvil: no se puede avisar",
  },
  "notAsked:elsewhere": { en: "Not asked for in their country", es: "No se pide en su país" },
  "notAsked:sent": { en: "Sent already, waits to be checked", es: "Ya enviado, por revisar" },
  "notAsked:valid": { en: "Have it, and it is valid", es: "Ya lo tienen en vigor" },
  apply: {
    en: "{n, plural, one {Ask one worker} other {Ask # workers}}",
    es: "{n, plural, one {Pedir a una persona} other {Pedir a # personas}}",
  },
  done: {
    en: "{n, plural, one {One worker was asked.} other {# workers were asked.}} Their links are on their way.",
    es: "{n, plural, one {Se ha pedido a una persona.} other {Se ha pedido a # personas.}} Los enlaces están en camino.",
  },
  back: { en: "Back to the list", es: "Volver a la lista" },
  nobodyTitle: { en: "Nobody selected", es: "No hay nadie seleccionado" },
  nobodyText: { en: "Select some workers in the list first.", es: "Selecciona antes a algunas personas en la lista." },
  tooManyTitle: { en: "Too many at once", es: "Son demasiadas a la vez" },
  tooManyText: {
    en: "At most {most, number} are asked together. Narrow the filter and do it in parts.",
    es: "Se pide como mucho a {most, number} a la vez. Afina el filtro y hazlo por partes.",
  },
} as const satisfies Messages & Record<`notAsked:${NotAsked}` | `standing:${KindStanding}`, unknown>;
