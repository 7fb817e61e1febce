import type { ClientNames, LinkStanding } from "@product/domain/planning/client-links";
import type { Messages } from "#i18n/messages.ts";
import { words } from "#i18n/words/words.ts";

export const messages = {
  intro: {
    en: "A link by which the client reads this event without an account: published shifts and how far they are filled. Never rates or pay, and names only as far as you choose.",
    es: "Un enlace con el que el cliente consulta este evento sin cuenta: los turnos publicados y su cobertura. Nunca tarifas ni salarios, y los nombres solo hasta donde usted elija.",
  },
  create: { en: "New link for the client", es: "Nuevo enlace para el cliente" },
  createIt: { en: "Make the link", es: "Crear el enlace" },
  note: words.forWhom,
  noteHelp: { en: "Shown here and in the trail only.", es: "Se ve solo aquí y en el registro de cambios." },
  names: { en: "Names", es: "Nombres" },
  "names:none": { en: "No names, only numbers", es: "Sin nombres, solo cifras" },
  "names:first": { en: "First name and initial", es: "Nombre e inicial" },
  "names:full": { en: "Full names", es: "Nombres completos" },
  validDays: { en: "Days it works", es: "Días de validez" },
  showsFiles: { en: "Also the files that are for the client", es: "También los archivos para el cliente" },
  asksHours: {
    en: "Also approve hours: the client signs them, or says what was different",
    es: "También aprobar horas: el cliente las firma o dice qué fue distinto",
  },
  codesGoTo: {
    en: "To sign, the client types a code that is mailed to {address}, the address in its record.",
    es: "Para firmar, el cliente escribe un código que se envía a {address}, el correo de su ficha.",
  },
  cannotSign: {
    en: "The client’s record has no email address, so the client cannot sign hours by a link: it can read them and say what was different. Add the address in the client’s record first.",
    es: "La ficha del cliente no tiene correo, así que el cliente no puede firmar horas con un enlace: puede verlas y decir qué fue distinto. Añada antes el correo en su ficha.",
  },
  hours: { en: "Hours to approve", es: "Horas por aprobar" },
  hoursText: {
    en: "When a shift is over you can approve its hours with your name and signature, or say what was different.",
    es: "Cuando termina un turno puede aprobar sus horas con su nombre y su firma, o decir qué fue distinto.",
  },
  toHours: { en: "Go to the hours", es: "Ver las horas" },
  made: {
    en: "The link is made. It is shown this once; send it to the client.",
    es: "Enlace creado. Solo se muestra esta vez; envíelo al cliente.",
  },
  links: { en: "Links", es: "Enlaces" },
  none: { en: "No link has been made yet.", es: "Todavía no se ha creado ningún enlace." },
  revoke: { en: "Revoke", es: "Anular" },
  revokeName: { en: "Revoke the link for {note}", es: "Anular el enlace para {note}" },
  "is:open": { en: "Works until {when}", es: "Válido hasta {when}" },
  "is:ended": { en: "Ended on {when}", es: "Caducó el {when}" },
  "is:revoked": { en: "Revoked", es: "Anulado" },
  goneTitle: words.thisLinkDoesNotWork,
  goneText: {
    en: "It has ended, was revoked, or is not complete. Ask whoever sent it to you.",
    es: "Ha caducado, se ha anulado o está incompleto. Consulte a quien se lo envió.",
  },
  cancelled: { en: "This event is cancelled.", es: "Este evento está cancelado." },
  by: {
    en: "This page of {company} can be read until {when}.",
    es: "Esta página de {company} se puede consultar hasta el {when}.",
  },
  shifts: words.shifts,
  noShifts: { en: "No shift has been published yet.", es: "Todavía no se ha publicado ningún turno." },
  filled: { en: "{confirmed} of {target} confirmed", es: "{confirmed} de {target} confirmados" },
  agency: { en: "{n} from an agency", es: "{n} de una ETT" },
  files: words.files,
} as const satisfies Messages & Record<`names:${ClientNames}` | `is:${LinkStanding}`, Messages[string]>;
